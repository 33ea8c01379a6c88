import type { Order } from '@courier/api-client/contract';
import { inTransaction, type Db } from '../../db/database';
import type { PaymentIntentRow } from '../../db/payment-tables';
import type { Deps } from '../../deps';
import { digest } from '../identity/sealed-answer';
import { endChallenge, lockChallenge, lockIntent } from './intents.repository';
import type { PaymentProvider } from './provider';

type ChallengeDeps = Pick<Deps, 'db' | 'clock' | 'bus'>;

/** A challenge that still waits for its answer. */
export interface OpenChallenge {
  payableMinor: number;
  currency: string;
  country: string;
  returnUrl: string;
}

const isOpen = (intent: PaymentIntentRow | undefined, nowSeconds: number): intent is PaymentIntentRow =>
  intent?.status === 'CHALLENGED' && intent.expires_at >= nowSeconds;

const shown = (intent: PaymentIntentRow): OpenChallenge => ({
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
  return isOpen(intent, clock.nowSeconds()) ? shown(intent) : null;
}

/** Answers a challenge once. @returns where to go on, or null when it is not open any more */
export async function answerChallenge(
  { db, clock, bus }: ChallengeDeps,
  provider: PaymentProvider,
  secret: string,
  isApproved: boolean,
): Promise<string | null> {
  const ended = await inTransaction(db, async (trx) => {
    const intent = await lockChallenge(trx, digest(secret));
    if (!isOpen(intent, clock.nowSeconds())) return null;
    const result = await provider.answerChallenge(intent.charge_id ?? '', isApproved);
    return { order: await endChallenge(trx, intent, result, clock.nowSeconds()), ...shown(intent) };
  });
  if (ended?.order) bus.publishOrder(ended.order);
  return ended?.returnUrl ?? null;
}

/** Cancels what nobody came back for. */
export async function sweepChallenges(deps: ChallengeDeps, provider: PaymentProvider): Promise<void> {
  const now = deps.clock.nowSeconds();
  const late = await deps.db
    .selectFrom('payment_intents')
    .select('intent_id')
    .where('status', '=', 'CHALLENGED')
    .where('expires_at', '<', now)
    .execute();
  for (const { intent_id } of late) {
    const order = await inTransaction(deps.db, (trx) => abandon(trx, provider, intent_id, now));
    if (order) deps.bus.publishOrder(order);
  }
}

async function abandon(
  trx: Db,
  provider: PaymentProvider,
  intentId: string,
  now: number,
): Promise<Order | undefined> {
  const intent = await lockIntent(trx, intentId);
  if (intent?.status !== 'CHALLENGED') return undefined;
  await provider.release(intent.charge_id ?? '');
  return endChallenge(trx, intent, 'abandoned', now);
}
