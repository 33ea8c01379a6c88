import { statusFacts } from '@courier/api-client/order-rules';
import { inTransaction } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { Deps } from '../deps';
import { createReceiverQueues, type ReceiverQueues } from '../../../platform/outgoing/receiver-queues';
import { findOrder } from '../../orders';
import { lockIntent, storeIntentEvent } from '../intents.repository';
import { listDueCharges, planCharge } from './charges.repository';
import type { NamedProvider } from './external-provider';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { isHopeless, LOOK_SECONDS, repeatWaitMs } from './retries';
import { undoRest } from './refunds/send-refunds';
import { storeChargeEvent } from './store-charge-event';

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'metrics' | 'externalPayments'>;

const SECOND_MS = 1000;

/** Captures, cancels and refunds what is due. Each account has its own queue. */
export const createChargeQueues = (deps: WorkerDeps): ReceiverQueues =>
  createReceiverQueues<PaymentChargeRow>({
    listDue: (limit) => listDueCharges(deps.db, deps.clock.nowMs(), limit),
    describe: ({ reference: id, country, adapter, tries }) => ({
      id,
      receiver: `${country} ${adapter}`,
      isRepeat: tries > 0,
    }),
    attempt: (charge) => captureOrUndo(deps, charge),
    onProblem: (error, { reference }) => deps.log.error({ err: error, reference }, 'payments'),
  });

async function captureOrUndo(deps: WorkerDeps, charge: PaymentChargeRow): Promise<void> {
  const named = deps.externalPayments.find(charge.country);
  // The settings no longer name its account; the charge waits for it.
  if (named?.provider.adapter !== charge.adapter) return planNext(deps, charge, LOOK_SECONDS);
  try {
    if (charge.state === 'UNDOING') await undo(deps, named, charge);
    else if (!charge.is_placed) await undoAbandoned(deps, charge);
    else if (charge.state === 'AUTHORISED') await capture(deps, named, charge);
    else await planNext(deps, charge, LOOK_SECONDS);
  } catch (error) {
    await planRepeat(deps, charge, error);
  }
}

async function undo(deps: WorkerDeps, named: NamedProvider, charge: PaymentChargeRow): Promise<void> {
  await undoRest(deps, named, charge);
  await storeChargeEvent(deps, deps.db, charge.reference, { kind: 'undo-answered' });
}

/** A charge without an order stays while its intent can still be confirmed. */
async function undoAbandoned(deps: WorkerDeps, charge: PaymentChargeRow): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const intent = await lockIntent(trx, charge.intent_id);
    const nowSeconds = deps.clock.nowSeconds();
    if (intent?.status === 'OPEN' && intent.expires_at >= nowSeconds)
      return planNext({ ...deps, db: trx }, charge, intent.expires_at + 1 - nowSeconds);
    await storeChargeEvent(deps, trx, charge.reference, { kind: 'given-up' });
    if (intent?.status === 'OPEN') await storeIntentEvent(trx, intent.intent_id, 'abandoned');
  });
}

async function capture(deps: WorkerDeps, named: NamedProvider, charge: PaymentChargeRow): Promise<void> {
  const { db } = deps;
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
  await storeChargeEvent(deps, db, charge.reference, { kind: 'capture-answered' });
}

async function releaseCancelled(deps: WorkerDeps, charge: PaymentChargeRow): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const intent = await lockIntent(trx, charge.intent_id);
    if (intent?.status !== 'PAID') return;
    if (await storeChargeEvent(deps, trx, charge.reference, { kind: 'order-cancelled' }))
      await storeIntentEvent(trx, intent.intent_id, 'refunded');
  });
}

const planNext = (
  { db, clock }: Pick<WorkerDeps, 'db' | 'clock'>,
  charge: PaymentChargeRow,
  seconds: number,
): Promise<void> => planCharge(db, charge, { next_try_at_ms: clock.nowMs() + seconds * SECOND_MS });

async function planRepeat(deps: WorkerDeps, charge: PaymentChargeRow, error: unknown): Promise<void> {
  const { db, clock, log } = deps;
  const { reference, state } = charge;
  const tries = charge.tries + 1;
  const report = error instanceof Error ? error.message : 'unknown';
  if (isHopeless(error, tries)) {
    await planCharge(db, charge, { tries });
    const kind = state === 'UNDOING' ? 'undo-refused' : 'capture-refused';
    return void (await storeChargeEvent(deps, db, reference, { kind, report }));
  }
  if (!(error instanceof OutgoingFailure))
    log.error({ err: error, reference, state }, 'payments: a charge could not be processed');
  await planCharge(db, charge, {
    tries,
    last_error: report,
    next_try_at_ms: clock.nowMs() + repeatWaitMs(charge.tries, error),
  });
}
