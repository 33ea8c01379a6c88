import type { Db } from '../../platform/db/database';
import type { PaymentIntentRow } from '../../platform/db/payment-tables';
import type { Deps } from './deps';
import { moveOrder } from '../orders';
import type { ChallengeResult } from './provider';
import { returnVoucher } from '../prices';
import { saveInstrument } from './instruments';

/** Locked until the transaction ends. */
export const lockIntent = (trx: Db, intentId: string): Promise<PaymentIntentRow | undefined> =>
  trx
    .selectFrom('payment_intents')
    .selectAll()
    .where('intent_id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();

export const lockChallenge = (trx: Db, hash: string): Promise<PaymentIntentRow | undefined> =>
  trx
    .selectFrom('payment_intents')
    .selectAll()
    .where('challenge_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();

type Patch = Partial<
  Pick<PaymentIntentRow, 'status' | 'order_id' | 'charge_id' | 'challenge_hash' | 'expires_at'>
> & {
  challenge?: string | null;
};

export async function changeIntent(trx: Db, intentId: string, patch: Patch): Promise<void> {
  await trx.updateTable('payment_intents').set(patch).where('intent_id', '=', intentId).execute();
}

const ENDINGS = {
  accepted: ['PAID', 'PAYMENT_COMMITTED'],
  refused: ['FAILED', 'PAYMENT_FAILED'],
  abandoned: ['CANCELLED', 'PAYMENT_CANCELLED'],
} as const;

/** Ends a challenged intent, whose row must be locked, and updates its order. */
export async function endChallenge(
  deps: Pick<Deps, 'bus' | 'clock'>,
  trx: Db,
  intent: PaymentIntentRow,
  result: ChallengeResult,
): Promise<void> {
  const nowSeconds = deps.clock.nowSeconds();
  const [intentStatus, orderStatus] = ENDINGS[result];
  const card = result === 'accepted' ? intent.challenge?.card : null;
  if (card) await saveInstrument(trx, intent.wallet_id, card.provider, card, nowSeconds);
  await changeIntent(trx, intent.intent_id, { status: intentStatus, challenge_hash: null, challenge: null });
  if (intent.order_id === null) return;
  await moveOrder(deps, trx, intent.order_id, nowSeconds, async (order) => {
    if (order.status !== 'PAYMENT_INITIATED') return null;
    if (result !== 'accepted' && order.voucher) await returnVoucher(trx, intent.country, order.voucher.code);
    return { status: orderStatus };
  });
}
