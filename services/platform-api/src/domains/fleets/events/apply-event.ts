import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { type Change, type LockedOrder, moveOrder, addOrderNote } from '../../orders';
import { isOnlyFleet } from '../../../settings/fleets/fleet-choice';
import type { FleetKey } from '../../../platform/calls/callers';
import { buildNoteColumns } from './fleet-note';
import { storeRider } from '../fleet-riders';
import { insertLateEntry, isReturn } from './fleet-rules';
import type { ReportedEvent } from './reported-event';
import { storeCash, type CashDeps } from './store-cash';

type ApplyDeps = Pick<Deps, 'bus' | 'clock' | 'config'> & CashDeps;

/** Moves an order as an event says that the rules allow. */
export async function applyEvent(
  deps: ApplyDeps,
  trx: Db,
  key: FleetKey,
  row: OrderRow,
  event: ReportedEvent,
): Promise<void> {
  const change = await changeColumns(deps, trx, key, row, event);
  if (event.signature !== undefined) await storeSignature(trx, row, event.signature, deps);
  await moveOrder(deps, trx, row.order_id, deps.clock.nowSeconds(), () => ({
    status: event.status,
    change,
    occurredAtSeconds: event.occurred_at,
  }));
}

async function changeColumns(
  deps: ApplyDeps,
  trx: Db,
  key: FleetKey,
  row: OrderRow,
  event: ReportedEvent,
): Promise<Change> {
  const { status, rider, eta, reason, pin, signature, age_checked: isAgeChecked, occurred_at: at } = event;
  const { config } = deps;
  const isSearching = status === 'WAITING_FOR_TRANSPORT';
  const riderId =
    rider && !isSearching && (await storeRider(trx, key, rider, row, isOnlyFleet(config.fleets)));
  return {
    ...(isSearching ? { rider_id: null, origin_eta: null } : {}),
    ...(riderId ? { rider_id: riderId } : {}),
    ...(eta?.pickup_at === undefined ? {} : { origin_eta: eta.pickup_at }),
    ...(eta?.dropoff_at === undefined ? {} : { destination_eta: eta.dropoff_at }),
    ...(status === 'DELIVERED' && pin !== undefined && row.pin_sealed !== null
      ? { pin_confirmed_at: at }
      : {}),
    ...(signature === undefined ? {} : { signed_at: at }),
    ...(isAgeChecked === true ? { age_checked_at: at } : {}),
    ...(status === 'CANCELLED' && reason !== undefined
      ? { cancellation_reason: reason, cancelled_by: 'PLATFORM' as const }
      : {}),
    ...(isReturn(status) && reason !== undefined ? { return_reason: row.return_reason ?? reason } : {}),
    ...buildNoteColumns(row, event),
    ...(await storeCash(deps, trx, key, row, event)),
  };
}

async function storeSignature(
  trx: Db,
  { order_id }: OrderRow,
  signature: string,
  { clock }: ApplyDeps,
): Promise<void> {
  const created_at = clock.nowSeconds();
  await trx
    .insertInto('delivery_signatures')
    .values({ order_id, signature, created_at })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ signature, created_at, sha256: null, deleted_at: null }),
    )
    .execute();
}

/** Shows an event that arrived after a newer one in the history, with its note, and changes nothing else. */
export async function recordLateEvent(
  deps: ApplyDeps,
  trx: Db,
  key: FleetKey,
  { row, order: { order_id, status_history: history } }: LockedOrder,
  event: ReportedEvent,
): Promise<void> {
  await storeCash(deps, trx, key, row, event, { counts: false });
  const entries = insertLateEntry(history, { status: event.status, created_at: event.occurred_at });
  const note = buildNoteColumns(row, event);
  if (entries !== history) await replaceHistory(trx, order_id, entries);
  else if (!note) return;
  // The newer version reaches live channels like any other.
  await addOrderNote(deps, trx, order_id, deps.clock.nowSeconds(), () => note ?? {});
}

/** Stores the cash that is reported after the delivery: the first amount, or one that corrects it. */
export async function correctCash(
  deps: ApplyDeps,
  trx: Db,
  key: FleetKey,
  row: OrderRow,
  event: ReportedEvent,
): Promise<void> {
  const change = { ...(await storeCash(deps, trx, key, row, event)), ...buildNoteColumns(row, event) };
  await addOrderNote(deps, trx, row.order_id, deps.clock.nowSeconds(), () => change);
}

async function replaceHistory(
  trx: Db,
  order_id: string,
  entries: LockedOrder['order']['status_history'],
): Promise<void> {
  await trx.deleteFrom('order_status_history').where('order_id', '=', order_id).execute();
  await trx
    .insertInto('order_status_history')
    .values(entries.map((entry, position) => ({ order_id, position, ...entry })))
    .execute();
}
