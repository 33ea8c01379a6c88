import { LIMITS, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { digest, newSecret } from '../../../platform/security/sealed-answer';

export const SHARED_PAGE = '/courier/api/v1/evidence/shared';

export async function shareEvidence(
  db: Db,
  { country, orderId, nowSeconds }: { country: CountryCode; orderId: string; nowSeconds: number },
): Promise<{ path: string; ends_at: number }> {
  const token = newSecret();
  const ends_at = nowSeconds + LIMITS.evidenceShareDays * 86_400;
  await db
    .insertInto('evidence_shares')
    .values({ token_hash: digest(token), order_id: orderId, country, ends_at })
    .execute();
  return { path: `${SHARED_PAGE}?token=${token}`, ends_at };
}

/** Also returns the expiry of the last open link. */
export async function openShares(
  db: Db,
  orderId: string,
  nowSeconds: number,
): Promise<{ open: number; ends_at: number | null }> {
  const rows = await db
    .selectFrom('evidence_shares')
    .select('ends_at')
    .where('order_id', '=', orderId)
    .where('ends_at', '>', nowSeconds)
    .orderBy('ends_at', 'desc')
    .execute();
  return { open: rows.length, ends_at: rows[0]?.ends_at ?? null };
}

export async function endShares(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('evidence_shares').where('order_id', '=', orderId).execute();
}

/** Undefined for a link that is unknown, expired or of another country. */
export async function sharedOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: CountryCode,
  token: string,
): Promise<{ order_id: string; ends_at: number } | undefined> {
  return db
    .selectFrom('evidence_shares')
    .select(['order_id', 'ends_at'])
    .where('token_hash', '=', digest(token))
    .where('country', '=', country)
    .where('ends_at', '>', clock.nowSeconds())
    .executeTakeFirst();
}
