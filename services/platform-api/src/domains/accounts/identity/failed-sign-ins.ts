import type { CountryCode } from '@courier/config';
import type { Clock } from '../../../platform/clock';
import type { Db } from '../../../platform/db/database';

const WINDOW_SECONDS = 5 * 60;
const ALLOWED_FAILURES = 10;

/** Whose failures are counted. */
export interface CountedName {
  country: CountryCode | 'operators';
  /** Lower case; may be followed by a device (`attemptAccount`). */
  email: string;
}

export interface AccountName extends CountedName {
  country: CountryCode;
}

/**
 * Seconds until the account may try again; 0 if now. Ignores failures dated more than the window ahead: a clock that
 * ran ahead would block the account until then.
 */
export async function secondsBlocked(db: Db, clock: Clock, account: CountedName): Promise<number> {
  const now = clock.nowSeconds();
  const failures = await db
    .selectFrom('failed_sign_ins')
    .select('failed_at')
    .where('country', '=', account.country)
    .where('email', '=', account.email)
    .where('failed_at', '>', now - WINDOW_SECONDS)
    .where('failed_at', '<=', now + WINDOW_SECONDS)
    .orderBy('failed_at', 'desc')
    .limit(ALLOWED_FAILURES)
    .execute();
  const tenth = failures[ALLOWED_FAILURES - 1];
  return tenth === undefined
    ? 0
    : Math.max(1, Math.min(WINDOW_SECONDS, tenth.failed_at + WINDOW_SECONDS - now));
}

/** @returns true when concurrent calls had already reached the limit */
export async function rememberFailure(db: Db, clock: Clock, account: CountedName): Promise<boolean> {
  const now = clock.nowSeconds();
  await db
    .deleteFrom('failed_sign_ins')
    .where('failed_at', '<=', now - WINDOW_SECONDS)
    .execute();
  await db
    .insertInto('failed_sign_ins')
    .values({ ...account, failed_at: now })
    .execute();
  const { failures } = await db
    .selectFrom('failed_sign_ins')
    .select(({ fn }) => fn.countAll<number>().as('failures'))
    .where('country', '=', account.country)
    .where('email', '=', account.email)
    .where('failed_at', '>', now - WINDOW_SECONDS)
    .where('failed_at', '<=', now + WINDOW_SECONDS)
    .executeTakeFirstOrThrow();
  return Number(failures) > ALLOWED_FAILURES;
}

export async function deleteFailures(db: Db, account: CountedName): Promise<void> {
  await db
    .deleteFrom('failed_sign_ins')
    .where('country', '=', account.country)
    .where('email', '=', account.email)
    .execute();
}
