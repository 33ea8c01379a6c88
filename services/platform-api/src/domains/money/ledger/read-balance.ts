import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashAccount } from '../../../platform/db/tables/cash-tables';

/** Minor units that an account holds; negative where others hold cash for it. */
export async function readBalance(db: Db, country: CountryCode, account: CashAccount): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select coalesce(sum(amount_minor), 0)::float8 as balance
    from cash_entries where country = ${country} and account = ${account}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** Minor units that riders hold, by their id; riders without entries are absent. */
export async function readRiderBalances(
  db: Db,
  country: CountryCode,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const accounts = riderIds.map((riderId): CashAccount => `rider:${riderId}`);
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(amount_minor)::float8 as balance from cash_entries
    where country = ${country} and account = any(${accounts}) group by account`.execute(db);
  return new Map(rows.map(({ account, balance }) => [account.replace('rider:', ''), balance]));
}
