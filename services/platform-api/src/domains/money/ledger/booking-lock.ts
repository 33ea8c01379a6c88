import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

/** As the functions in the database name it. */
const lockName = (country: CountryCode): string => `cash ledger ${country}`;

/**
 * Lets postings of a country wait for a closing that has not ended.
 * @returns the moment from which on a posting counts: now, or the end of the last closed day
 */
export async function lockForPosting(trx: Db, country: CountryCode, nowSeconds: number): Promise<number> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(country)}, 0))`.execute(trx);
  return Math.max(nowSeconds, await readClosedUntil(trx, country));
}

/** Waits for all running postings of a country, and lets new ones wait. */
export async function lockForClosing(trx: Db, country: CountryCode): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(country)}, 0))`.execute(trx);
}

/** The end of the last closed day; 0 without one. */
export async function readClosedUntil(db: Db, country: CountryCode): Promise<number> {
  const { until } = await db
    .selectFrom('cash_closings')
    .select(({ fn }) => fn.max<number | null>('ends_at').as('until'))
    .where('country', '=', country)
    .executeTakeFirstOrThrow();
  return Number(until ?? 0);
}
