import type { CancelReason } from '@courier/api-client/order-rules';
import { conflict, Refusal } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import type { ExternalFleet } from './company/external-fleet';
import { findExternalRow, saveRow, type ExternalRow } from './company/external-rows';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';

type CancelDeps = Pick<Deps, 'clock' | 'externalFleets' | 'log'>;

/**
 * Cancels a delivery at its provider before the shop's order is cancelled: a courier who is under way would come
 * anyway. Other fleets accept every cancellation that the order rules allow.
 * @throws Refusal 409 when the provider refuses, 503 while it does not answer
 */
export async function confirmCancel(
  deps: CancelDeps,
  db: Db,
  orderId: string,
  reason: CancelReason,
): Promise<void> {
  if (deps.externalFleets.list.length === 0) return;
  const row = await findExternalRow(db, orderId);
  if (!row || row.requested_at === null || row.state === 'closed' || row.cancelled_at !== null) return;
  const fleet = deps.externalFleets.find(row.country, row.fleet_id)?.fleet;
  if (!fleet) return;
  try {
    await cancelAtProvider(deps, db, { row, fleet, reason });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    await saveRow(db, orderId, {
      last_error: error.message,
      ...(error.kind === 'refused' ? { cancel_refused_at: deps.clock.nowSeconds() } : {}),
    });
    deps.log.warn({ orderId, reason: error.reason }, 'provider did not cancel');
    if (error.kind === 'refused')
      throw conflict('The courier service does not cancel this order any more.', 'order.not-cancellable');
    throw new Refusal(503, 'The courier service does not answer at the moment.', 'error.unavailable', {
      retryAfter: 30,
    });
  }
}

export interface Cancellation {
  row: ExternalRow;
  fleet: ExternalFleet;
  reason: CancelReason | null;
}

/** Cancels what a provider has of an order, once. @throws OutgoingFailure */
export async function cancelAtProvider(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  { row, fleet, reason }: Cancellation,
): Promise<void> {
  // A lost answer hides a delivery that has to be cancelled.
  const externalId = row.external_id ?? (await fleet.findByOrder(row.order_id))?.externalId;
  if (externalId === undefined) return;
  await fleet.cancel(externalId, reason);
  await saveRow(db, row.order_id, {
    external_id: externalId,
    state: 'open',
    cancelled_at: clock.nowSeconds(),
    next_try_at_ms: clock.nowMs(),
  });
}
