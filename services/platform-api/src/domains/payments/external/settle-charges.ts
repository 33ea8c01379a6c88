import { statusFacts } from '@courier/api-client/order-rules';
import { inTransaction } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/payment-tables';
import type { Deps } from '../deps';
import { createReceiverQueues, type ReceiverQueues } from '../../../platform/outgoing/receiver-queues';
import { findOrder } from '../../orders';
import { changeIntent, lockIntent } from '../intents.repository';
import { changeCharge, listDueCharges } from './charges.repository';
import type { NamedProvider } from './external-provider';
import { markStuck } from './mark-stuck';
import { ProviderFailure } from './provider-failure';
import { isHopeless, LOOK_SECONDS, retryWaitMs } from './retries';

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'metrics' | 'externalPayments'>;

const SECOND_MS = 1000;

/** Captures, cancels and refunds what is due. Each account has its own queue. */
export const createChargeQueues = (deps: FollowDeps): ReceiverQueues =>
  createReceiverQueues<PaymentChargeRow>({
    listDue: (limit) => listDueCharges(deps.db, deps.clock.nowMs(), limit),
    describe: ({ reference: id, country, adapter, tries }) => ({
      id,
      receiver: `${country} ${adapter}`,
      isRepeat: tries > 0,
    }),
    attempt: (charge) => follow(deps, charge),
    onProblem: (error, { reference }) => deps.log.error({ err: error, reference }, 'payments'),
  });

async function follow(deps: FollowDeps, charge: PaymentChargeRow): Promise<void> {
  const named = deps.externalPayments.find(charge.country);
  // The settings no longer name its account; the charge waits for it.
  if (named?.provider.adapter !== charge.adapter) return planNext(deps, charge, LOOK_SECONDS);
  try {
    if (charge.state === 'UNDOING') await undo(deps, named, charge);
    else if (!charge.is_placed) await giveUp(deps, charge);
    else if (charge.state === 'AUTHORISED') await capture(deps, named, charge);
    else await planNext(deps, charge, LOOK_SECONDS);
  } catch (error) {
    await planRepeat(deps, charge, error);
  }
}

async function undo(
  { db }: FollowDeps,
  { provider }: NamedProvider,
  charge: PaymentChargeRow,
): Promise<void> {
  await provider.undo(charge);
  await changeCharge(db, charge.reference, ['UNDOING'], { state: 'UNDONE', last_error: null });
}

/** A charge without an order stays while its intent can still be confirmed. */
async function giveUp(deps: FollowDeps, charge: PaymentChargeRow): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const intent = await lockIntent(trx, charge.intent_id);
    const nowSeconds = deps.clock.nowSeconds();
    if (intent?.status === 'OPEN' && intent.expires_at >= nowSeconds)
      return planNext({ ...deps, db: trx }, charge, intent.expires_at + 1 - nowSeconds);
    await changeCharge(trx, charge.reference, [charge.state], { state: 'UNDOING', next_try_at_ms: 0 });
    if (intent?.status === 'OPEN') await changeIntent(trx, intent.intent_id, { status: 'CANCELLED' });
  });
}

async function capture(deps: FollowDeps, named: NamedProvider, charge: PaymentChargeRow): Promise<void> {
  const { db, clock } = deps;
  const intent = await db
    .selectFrom('payment_intents')
    .select(['status', 'order_id'])
    .where('intent_id', '=', charge.intent_id)
    .executeTakeFirst();
  const order = intent?.order_id ? await findOrder(db, intent.order_id) : undefined;
  if (!order || intent?.status !== 'PAID') return planNext(deps, charge, LOOK_SECONDS);
  const { end } = statusFacts(order.status);
  // A cancelled order costs nothing as long as nothing was captured.
  if (end === 'cancelled') return releaseCancelled(deps, charge);
  const isOver = end === 'delivered' || end === 'returned';
  if (named.capture === 'delivery' && !isOver) return planNext(deps, charge, LOOK_SECONDS);
  await named.provider.capture(charge);
  const captured = { captured_at: clock.nowSeconds(), last_error: null };
  if (await changeCharge(db, charge.reference, ['AUTHORISED'], { ...captured, state: 'CAPTURED' })) return;
  // A refund was requested during the call; it refunds the capture.
  await changeCharge(db, charge.reference, ['UNDOING'], captured);
}

async function releaseCancelled({ db }: FollowDeps, charge: PaymentChargeRow): Promise<void> {
  await inTransaction(db, async (trx) => {
    const intent = await lockIntent(trx, charge.intent_id);
    if (intent?.status !== 'PAID') return;
    await changeCharge(trx, charge.reference, ['AUTHORISED'], { state: 'UNDOING', next_try_at_ms: 0 });
    await changeIntent(trx, intent.intent_id, { status: 'REFUNDED' });
  });
}

async function planNext(
  { db, clock }: Pick<FollowDeps, 'db' | 'clock'>,
  { reference, state }: PaymentChargeRow,
  seconds: number,
): Promise<void> {
  await changeCharge(db, reference, [state], { next_try_at_ms: clock.nowMs() + seconds * SECOND_MS });
}

async function planRepeat(deps: FollowDeps, charge: PaymentChargeRow, error: unknown): Promise<void> {
  const { reference, state } = charge;
  const tries = charge.tries + 1;
  const message = error instanceof Error ? error.message : 'unknown';
  if (isHopeless(error, tries)) {
    await changeCharge(deps.db, reference, [state], { tries });
    return markStuck(deps, charge, { from: [state], event: message, kind: 'refused' });
  }
  if (!(error instanceof ProviderFailure))
    deps.log.error({ err: error, reference, state }, 'payments: a charge could not be processed');
  await changeCharge(deps.db, reference, [state], {
    tries,
    last_error: message,
    next_try_at_ms: deps.clock.nowMs() + retryWaitMs(charge.tries),
  });
}
