import type { FleetStatus } from '@courier/api-client/fleet';
import { UNNAMED_REASON } from '@courier/api-client/order-rules';
import { createHash } from 'node:crypto';
import { Refusal } from '../../../platform/requests/refusal';
import { inTransaction } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { isOver, addOrderNote, type StoredOrder, withHistory } from '../../orders';
import { isOnlyFleet } from '../../../settings/fleets/fleet-choice';
import type { FleetKey } from '../../../platform/calls/callers';
import { storeRider } from '../fleet-riders';
import { isReturn, reachedStatus } from '../events/fleet-rules';
import type { ReportedEvent } from '../events/reported-event';
import { receiveEvent } from '../events/receive-event';
import { receivePositions } from '../events/receive-positions';
import type { ProviderDelivery, ProviderStatus } from './company/external-fleet';
import { recordUnknownValues, saveRow, type ExternalRow } from './company/external-rows';
import { listImplied } from './implied-statuses';

export type ReportDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'keys' | 'log' | 'photoStores'>;

/** What has to be proved before a delivery counts as delivered. */
export interface DeliveryProof {
  /** Whether the required photo is stored. */
  isComplete: boolean;
  signature: string | null;
}

export interface ReportOptions {
  /** Makes the required proofs present before DELIVERED. */
  loadProof: () => Promise<DeliveryProof>;
  /** Callbacks lack riders: statuses that need one wait for the answer of the provider, which follows. */
  isCallback?: boolean;
}

const LONGEST_STATUS = 60;
const NEEDS_RIDER: readonly string[] = ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'];

/**
 * Reports what a provider says through the order rules; values that the tables lack are recorded.
 * @returns false while DELIVERED waits for a proof
 */
export async function reportDelivery(
  deps: ReportDeps,
  row: ExternalRow,
  delivery: ProviderDelivery,
  { loadProof, isCallback = false }: ReportOptions,
): Promise<boolean> {
  const { db, clock, log } = deps;
  await saveRow(db, row.order_id, { provider_status: delivery.providerStatus.slice(0, LONGEST_STATUS) });
  const unknown = await recordUnknownValues(db, row.order_id, delivery.unknownValues, clock.nowSeconds());
  if (unknown.length > 0) log.warn({ orderId: row.order_id, unknown }, 'unknown values of a provider');
  const known = new Set(
    (
      await db.selectFrom('fleet_events').select('event_id').where('order_id', '=', row.order_id).execute()
    ).map(({ event_id }) => event_id),
  );
  for (const entry of delivery.history) {
    if (known.has(eventId(delivery.externalId, entry.status, entry))) continue;
    if (isCallback && !delivery.rider && NEEDS_RIDER.includes(entry.status)) continue;
    if (!(await reportStatus(deps, row, delivery, entry, loadProof))) return false;
  }
  await recordDetails(deps, row, delivery);
  if (delivery.position) await receivePositions(deps, db, row.order_id, [delivery.position]);
  return true;
}

async function reportStatus(
  deps: ReportDeps,
  row: ExternalRow,
  delivery: ProviderDelivery,
  entry: ProviderStatus,
  prove: () => Promise<DeliveryProof>,
): Promise<boolean> {
  const before = await readOrder(deps, row.order_id);
  // The time of a status also changes with each position, which is no new status.
  if (isOver(before.order.status) || before.order.status === entry.status) return true;
  for (const status of listImplied(reachedStatus(before.order) ?? 'NEW', entry.status)) {
    const proof = status === 'DELIVERED' ? await prove() : null;
    if (proof && !proof.isComplete) return false;
    await report(deps, row, {
      ...buildEvent(before.row, delivery, status, entry),
      occurred_at: clampTime(entry.occurredAtSeconds, before.row, deps.clock.nowSeconds()),
      ...(proof?.signature ? { signature: proof.signature } : {}),
    });
  }
  return true;
}

function buildEvent(
  row: OrderRow,
  { externalId, rider, eta, cancelReason }: ProviderDelivery,
  status: FleetStatus,
  entry: ProviderStatus,
): ReportedEvent {
  return {
    event_id: eventId(externalId, status, entry),
    status,
    occurred_at: entry.occurredAtSeconds,
    ...(rider ? { rider } : {}),
    eta: sensibleEta(eta, row),
    ...toReason(status, cancelReason),
    // The check is a task of the courier without which the provider does not deliver.
    ...(status === 'DELIVERED' && row.age_validation_required ? { age_checked: true } : {}),
  };
}

/** A cancellation needs a reason; a return may have one. */
function toReason(status: FleetStatus, reason: string | null): Pick<ReportedEvent, 'reason'> {
  if (status === 'CANCELLED') return { reason: reason ?? UNNAMED_REASON };
  return isReturn(status) && reason !== null ? { reason } : {};
}

/** Reports one event; the rules may refuse it, which they record. */
export async function report(deps: ReportDeps, row: ExternalRow, event: ReportedEvent): Promise<void> {
  const key: FleetKey = { keyId: 'external', country: row.country, fleetId: row.fleet_id, scopes: [] };
  try {
    await receiveEvent(deps, deps.db, key, row.order_id, event);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, occurred_at: occurredAt } = event;
    const { translationKey } = error;
    deps.log.warn(
      { orderId: row.order_id, status, occurredAt, refusal: translationKey },
      'fleet event refused',
    );
  }
}

/** The same for a repeated or reordered report of the same status. */
const eventId = (externalId: string, status: FleetStatus, { occurredAtSeconds }: ProviderStatus): string =>
  createHash('sha256').update(`${externalId} ${status} ${occurredAtSeconds}`).digest('hex').slice(0, 40);

const clampTime = (seconds: number, { created_at }: OrderRow, nowSeconds: number): number =>
  Math.min(Math.max(seconds, created_at), nowSeconds);

/** Estimates before the order would be refused together with the status. */
const sensibleEta = (eta: ProviderDelivery['eta'], { created_at }: OrderRow): ProviderDelivery['eta'] =>
  Object.fromEntries(Object.entries(eta).filter(([, time]) => time >= created_at));

interface CurrentOrder {
  row: OrderRow;
  order: StoredOrder;
}

async function readOrder({ db }: ReportDeps, orderId: string): Promise<CurrentOrder> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [order] = (await withHistory(db, [row])) as [CurrentOrder['order']];
  return { row, order };
}

/** A rider, an estimate or a status that the portal lacks may change without a new status of the order. */
async function recordDetails(
  deps: ReportDeps,
  { order_id: orderId, country, fleet_id: fleetId }: ExternalRow,
  { rider, eta, providerStatus, unknownValues }: ProviderDelivery,
): Promise<void> {
  const isUnknown = unknownValues.some(({ field, value }) => field === 'status' && value === providerStatus);
  await inTransaction(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    if (isOver(row.status) && row.fleet_status === null) return;
    const hasRider = row.rider_id !== null && row.status !== 'WAITING_FOR_TRANSPORT' && !isOver(row.status);
    const riderId =
      rider && hasRider
        ? await storeRider(trx, { country, fleetId }, rider, row, isOnlyFleet(deps.config.fleets))
        : row.rider_id;
    const times = hasRider ? sensibleEta(eta, row) : {};
    const details = {
      rider_id: riderId,
      origin_eta: times.pickup_at ?? row.origin_eta,
      destination_eta: times.dropoff_at ?? row.destination_eta,
      fleet_status: isUnknown && !isOver(row.status) ? providerStatus.slice(0, LONGEST_STATUS) : null,
    };
    const isSame =
      details.rider_id === row.rider_id &&
      details.origin_eta === row.origin_eta &&
      details.destination_eta === row.destination_eta &&
      details.fleet_status === row.fleet_status;
    if (!isSame) await addOrderNote(deps, trx, orderId, deps.clock.nowSeconds(), () => details);
  });
}
