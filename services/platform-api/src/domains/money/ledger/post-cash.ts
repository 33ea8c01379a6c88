import { countryConfig, type CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashAccount, CashEntryTable } from '../../../platform/db/tables/cash-tables';
import { lockForPosting } from './booking-lock';

/** Cash that moves between two accounts. */
export interface CashPosting {
  /** Unique. */
  posting: string;
  kind: CashEntryTable['kind'];
  country: CountryCode;
  /** Of whom the posting is. */
  subject: CashAccount;
  /** The account that then holds more. */
  to: CashAccount;
  /** The account that then holds less. */
  from: CashAccount;
  amountMinor: number;
  orderId?: string | null;
  occurredAtSeconds: number;
  actor: string;
  reason: string;
}

/**
 * Posts in a transaction.
 * @returns false, without a change, when a posting with this name exists
 */
export async function postCash(trx: Db, cash: CashPosting, nowSeconds: number): Promise<boolean> {
  const bookedAtSeconds = await lockForPosting(trx, cash.country, nowSeconds);
  await lockPosting(trx, cash.posting);
  if ((await findSubject(trx, cash.posting)) !== null) return false;
  const head = {
    posting: cash.posting,
    kind: cash.kind,
    country: cash.country,
    currency: countryConfig(cash.country).isoCurrency,
    subject: cash.subject,
    order_id: cash.orderId ?? null,
    occurred_at: cash.occurredAtSeconds,
    booked_at: bookedAtSeconds,
    actor: cash.actor,
    reason: cash.reason,
  };
  await trx
    .insertInto('cash_entries')
    .values([
      { ...head, account: cash.to, amount_minor: cash.amountMinor },
      { ...head, account: cash.from, amount_minor: -cash.amountMinor },
    ])
    .execute();
  return true;
}

/** Of two postings with one name at once the second one finds the first, also where their accounts differ. */
const lockPosting = (trx: Db, posting: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`cash posting ${posting}`}, 0))`.execute(trx);

/** Of whom a posting is; null where it does not exist. */
export async function findSubject(db: Db, posting: string): Promise<CashAccount | null> {
  const entry = await db
    .selectFrom('cash_entries')
    .select('subject')
    .where('posting', '=', posting)
    .limit(1)
    .executeTakeFirst();
  return entry?.subject ?? null;
}
