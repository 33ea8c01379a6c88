import type { CountryCode } from '@courier/config';
import { inTransaction, type Db } from '../../platform/db/database';
import type { PaymentIntentRow } from '../../platform/db/tables/payment-tables';
import type { Deps } from './deps';
import { digest } from '../../platform/security/sealed-answer';
import { endChallenge, lockChallenge, lockIntent } from './intents.repository';
import type { PaymentProvider } from './provider';

/** Time limit for an answer in seconds. */
export const CHALLENGE_SECONDS = 600;

type ChallengeDeps = Pick<Deps, 'db' | 'clock' | 'bus'>;

export interface OpenChallenge {
  payableMinor: number;
  currency: string;
  country: CountryCode;
  returnUrl: string;
}

const isOpenIntent = (intent: PaymentIntentRow | undefined, nowSeconds: number): intent is PaymentIntentRow =>
  intent?.status === 'CHALLENGED' && intent.expires_at >= nowSeconds;

const toOpenChallenge = (intent: PaymentIntentRow): OpenChallenge => ({
  payableMinor: intent.payable_minor,
  currency: intent.currency,
  country: intent.country,
  returnUrl: intent.challenge?.returnUrl ?? '/',
});

export async function findChallenge(
  { db, clock }: ChallengeDeps,
  secret: string,
): Promise<OpenChallenge | null> {
  const intent = await db
    .selectFrom('payment_intents')
    .selectAll()
    .where('challenge_hash', '=', digest(secret))
    .executeTakeFirst();
  return isOpenIntent(intent, clock.nowSeconds()) ? toOpenChallenge(intent) : null;
}

/**
 * Answers a challenge once.
 * @returns the address to continue at, or null when it is no longer open
 */
export async function answerChallenge(
  deps: ChallengeDeps,
  provider: PaymentProvider,
  secret: string,
  isApproved: boolean,
): Promise<string | null> {
  return inTransaction(deps.db, async (trx) => {
    const intent = await lockChallenge(trx, digest(secret));
    if (!isOpenIntent(intent, deps.clock.nowSeconds())) return null;
    const result = await provider.answerChallenge(intent.charge_id ?? '', isApproved);
    await endChallenge(deps, trx, intent, result === 'accepted' ? 'paid' : result);
    return toOpenChallenge(intent).returnUrl;
  });
}

/** Cancels the challenges that had no answer in time. */
export async function sweepChallenges(
  deps: ChallengeDeps,
  used: (country: CountryCode, trx: Db) => PaymentProvider,
): Promise<void> {
  const now = deps.clock.nowSeconds();
  const late = await deps.db
    .selectFrom('payment_intents')
    .select('intent_id')
    .where('status', '=', 'CHALLENGED')
    .where('expires_at', '<', now)
    .execute();
  for (const { intent_id } of late)
    await inTransaction(deps.db, (trx) => abandon(deps, trx, used, intent_id));
}

async function abandon(
  deps: ChallengeDeps,
  trx: Db,
  used: (country: CountryCode, trx: Db) => PaymentProvider,
  intentId: string,
): Promise<void> {
  const intent = await lockIntent(trx, intentId);
  if (intent?.status !== 'CHALLENGED') return;
  await used(intent.country, trx).release(intent.charge_id ?? '');
  await endChallenge(deps, trx, intent, 'abandoned');
}
