import { OutgoingFailure } from '../../../../platform/outgoing/http/outgoing-failure';
import { createReceiverQueues, type ReceiverQueues } from '../../../../platform/outgoing/receiver-queues';
import type { PaymentChargeRow } from '../../../../platform/db/tables/payment-tables';
import type { Deps } from '../../deps';
import { findCharge } from '../charges.repository';
import type { NamedProvider } from '../external-provider';
import { isHopeless, LOOK_SECONDS, repeatWaitMs } from '../retries';
import {
  listDueRefunds,
  listRefunds,
  planRefund,
  sumRefunds,
  type CardRefund,
} from './card-refunds.repository';
import { storeRefundEvent } from './store-refund-event';

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'metrics' | 'externalPayments'>;

const SECOND_MS = 1000;

/** Sends refunds of captured charges to their providers. Each account has its own queue. */
export const createRefundQueues = (deps: WorkerDeps): ReceiverQueues =>
  createReceiverQueues<CardRefund>({
    listDue: (limit) => listDueRefunds(deps.db, deps.clock.nowMs(), limit),
    describe: ({ reference: id, country, adapter, tries }) => ({
      id,
      receiver: `${country} ${adapter}`,
      isRepeat: tries > 0,
    }),
    attempt: (refund) => sendRefund(deps, refund),
    onProblem: (error, { reference }) => deps.log.error({ err: error, reference }, 'payments'),
  });

async function sendRefund(deps: WorkerDeps, refund: CardRefund): Promise<void> {
  const { db, clock } = deps;
  const { reference, amount_minor: amountMinor } = refund;
  const named = deps.externalPayments.find(refund.country);
  const charge = await findCharge(db, refund.charge_reference);
  // The settings no longer name the account, or a person has to look at the charge first.
  if (!charge || charge.state === 'STUCK' || named?.provider.adapter !== refund.adapter)
    return planRefund(db, reference, { next_try_at_ms: clock.nowMs() + LOOK_SECONDS * SECOND_MS });
  const { refundListedAfterMs } = named.provider;
  // Before the call, because a server that starts again after a kill would otherwise repeat it at once.
  if (refundListedAfterMs > 0)
    await planRefund(db, reference, { next_try_at_ms: clock.nowMs() + refundListedAfterMs });
  try {
    await named.provider.refund(charge, { reference, amountMinor });
    await storeRefundEvent(deps, db, refund, { kind: 'answered' });
  } catch (error) {
    await planRepeat(deps, refund, { error, earliestMs: clock.nowMs() + refundListedAfterMs });
  }
}

async function planRepeat(
  deps: WorkerDeps,
  refund: CardRefund,
  { error, earliestMs }: { error: unknown; earliestMs: number },
): Promise<void> {
  const { db, clock, log } = deps;
  const { reference } = refund;
  const tries = refund.tries + 1;
  const report = error instanceof Error ? error.message : 'unknown';
  if (isHopeless(error, tries)) {
    await planRefund(db, reference, { tries });
    return storeRefundEvent(deps, db, refund, { kind: 'refused', report });
  }
  if (!(error instanceof OutgoingFailure))
    log.error({ err: error, reference }, 'payments: a refund could not be processed');
  await planRefund(db, reference, {
    tries,
    last_error: report,
    next_try_at_ms: Math.max(earliestMs, clock.nowMs() + repeatWaitMs(refund.tries, error)),
  });
}

/** Cancels an authorisation, or gives back what earlier refunds left of a captured charge. */
export async function undoRest(
  { db }: Pick<Deps, 'db'>,
  { provider }: NamedProvider,
  charge: PaymentChargeRow,
): Promise<void> {
  const refundedMinor = sumRefunds(await listRefunds(db, charge.reference));
  if (refundedMinor === 0) return provider.undo(charge);
  const amountMinor = charge.amount_minor - refundedMinor;
  if (amountMinor > 0) await provider.refund(charge, { reference: charge.reference, amountMinor });
}
