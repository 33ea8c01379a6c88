import type { Delivery } from '@courier/api-client/fleet';
import type { LatLng } from '@courier/api-client/order-rules';
import { createHash } from 'node:crypto';
import { readDelivery } from '../delivery-answer';
import { isOver } from '../../orders';
import type { Deps } from '../deps';
import { readFleetQuote } from '../../prices';
import { toCostColumns } from './company/cost-columns';
import type { ExternalFleet, ProviderDelivery, ProviderFee } from './company/external-fleet';
import { claimRow, saveRow, type ExternalRow } from './company/external-rows';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { report, type ReportDeps } from './report-delivery';

type RequestDeps = ReportDeps & Pick<Deps, 'externalFleets'>;

/** After so long without a delivery the shop sees that the order waits. */
const STALLED_AFTER_SECONDS = 120;

/** `early`: a preorder that the provider does not take yet. `dropped`: the order has ended before. */
export type RequestResult = { kind: 'created' | 'dropped' } | { kind: 'early'; fromSeconds: number };

/**
 * Requests a delivery, once: when an earlier answer may be lost, the provider is searched first.
 * @throws OutgoingFailure
 */
export async function requestDelivery(
  deps: RequestDeps,
  { order_id: orderId }: ExternalRow,
  fleet: ExternalFleet,
): Promise<RequestResult> {
  const { db, clock } = deps;
  const row = await claimRow(db, orderId, clock.nowMs());
  // The outbox and the follower would both request it.
  if (!row) throw new OutgoingFailure('busy', null, 'another attempt is under way');
  try {
    return await requestClaimed(deps, row, fleet);
  } finally {
    await saveRow(db, orderId, { claimed_until_ms: 0 });
  }
}

async function requestClaimed(
  deps: RequestDeps,
  row: ExternalRow,
  fleet: ExternalFleet,
): Promise<RequestResult> {
  const { db, clock } = deps;
  if (row.external_id !== null) return { kind: 'created' };
  const delivery = await readDelivery(deps, db, row.order_id);
  const earlier = row.requested_at === null ? null : await fleet.findByOrder(row.order_id);
  if (earlier) return storeCreated(deps, row, delivery, earlier);
  if (isOver(delivery.status)) {
    await saveRow(db, row.order_id, { state: 'closed' });
    return { kind: 'dropped' };
  }
  const fromSeconds = (delivery.preordered_for ?? 0) - fleet.preorderSeconds;
  if (fromSeconds > clock.nowSeconds()) return { kind: 'early', fromSeconds };
  // Stored before the call: a process that is killed after it searches first.
  await saveRow(db, row.order_id, { requested_at: clock.nowSeconds() });
  return storeCreated(deps, row, delivery, await fleet.create(delivery));
}

async function storeCreated(
  deps: RequestDeps,
  row: ExternalRow,
  delivery: Delivery,
  { externalId, providerStatus, fee }: ProviderDelivery,
): Promise<RequestResult> {
  await saveRow(deps.db, row.order_id, {
    external_id: externalId,
    state: 'open',
    provider_status: providerStatus,
    sent_hash: hashDetails(delivery),
    next_try_at_ms: 0,
    tries: 0,
    failing_since: null,
    last_error: null,
    ...(await readCost(deps, row, delivery, fee)),
  });
  // The shop was informed that the order waits.
  if (delivery.status === 'STALLED') await reportOwn(deps, row, 'RECEIVED');
  return { kind: 'created' };
}

/** What the provider charges; where its answer lacks that, what it has estimated. */
async function readCost(
  deps: RequestDeps,
  { country, fleet_id: fleetId }: ExternalRow,
  { vendor_id: vendorId, pickup, dropoff, items }: Delivery,
  fee: ProviderFee | null,
): Promise<Pick<ExternalRow, 'cost_minor' | 'cost_currency' | 'cost_is_estimate'> | null> {
  if (fee) return toCostColumns(fee, { country, currency: items.currency });
  const [source, destination] = [toPosition(pickup), toPosition(dropoff)];
  if (!source || !destination) return null;
  const quoted = { country, vendorId, trip: { source, destination } };
  const quote = await readFleetQuote(deps, deps.db, quoted, fleetId);
  if (quote === null || quote.fee === null) return null;
  const estimate = { amount: quote.fee, currency: quote.currency };
  return { ...toCostColumns(estimate, { country, currency: items.currency }), cost_is_estimate: true };
}

const toPosition = ({ latitude, longitude }: Delivery['pickup']): LatLng | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Digest of what a provider can be asked to change. */
export const hashDetails = ({ dropoff, pickup, items }: Delivery): string =>
  createHash('sha256')
    .update(JSON.stringify([dropoff, pickup.notes, items]))
    .digest('base64url');

/**
 * Notes that a delivery could not be requested. The shop sees STALLED after some time, at once after a refusal, and
 * CANCELLED where the provider names a reason that no repeat changes.
 */
export async function recordFailure(
  deps: RequestDeps,
  row: ExternalRow,
  fleet: ExternalFleet,
  error: OutgoingFailure,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.nowSeconds();
  const failingSince = row.failing_since ?? now;
  await saveRow(db, row.order_id, { failing_since: failingSince, last_error: error.message });
  const isRefused = error.kind === 'refused';
  const reason = isRefused ? fleet.toCancelReason(error.reason) : null;
  if (reason !== null) {
    await reportOwn(deps, row, 'CANCELLED', reason);
    await saveRow(db, row.order_id, { state: 'closed' });
  } else if (isRefused || now - failingSince >= STALLED_AFTER_SECONDS) await reportOwn(deps, row, 'STALLED');
}

/** An event of the adapter itself; once for each beginning of a failure. */
async function reportOwn(
  deps: RequestDeps,
  row: ExternalRow,
  status: 'RECEIVED' | 'STALLED' | 'CANCELLED',
  reason?: string,
): Promise<void> {
  const { status: current } = await readDelivery(deps, deps.db, row.order_id);
  if (current === status || isOver(current)) return;
  const now = deps.clock.nowSeconds();
  await report(deps, row, {
    event_id: `own-${row.order_id}-${status}-${now}`.slice(0, 64),
    status,
    occurred_at: now,
    reason,
  });
}
