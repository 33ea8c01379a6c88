import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashAccount } from '../../../platform/db/tables/cash-tables';

/** A line of an account, with the balance after it. */
export interface AccountLine {
  posting: string;
  kind: string;
  currency: string;
  order_id: string | null;
  occurred_at: number;
  booked_at: number;
  amount_minor: number;
  balance_minor: number;
  actor: string;
  reason: string | null;
}

/** The lines of an account that count before a moment, oldest first. */
export async function listAccount(
  db: Db,
  { country, account }: { country: CountryCode; account: CashAccount },
  { sinceSeconds, untilSeconds }: { sinceSeconds: number; untilSeconds: number },
): Promise<AccountLine[]> {
  const { rows } = await sql<AccountLine>`
    select * from (
      select posting, kind, currency, order_id, occurred_at, booked_at, amount_minor, actor, reason,
        (sum(amount_minor) over (order by booked_at, posting))::float8 as balance_minor
      from cash_entries where country = ${country} and account = ${account} and booked_at < ${untilSeconds}) as line
    where booked_at >= ${sinceSeconds} order by booked_at, posting`.execute(db);
  return rows;
}
