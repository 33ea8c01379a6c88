import type { CountryCode } from '@courier/config';
import { randomBytes } from 'node:crypto';
import { conflict, notFound } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { FleetKey } from '../../../platform/calls/callers';
import { receiveEvent, type IntakeDeps } from '../events/receive-event';
import { isOver, lockOrder } from '../../orders';
import type { RiderAccount } from './rider-accounts';
import { riderFee } from '../../../settings/rider-rules';

/** As whom dispatch reports events to the order rules. */
export const dispatchKey = ({ country, fleetId }: { country: CountryCode; fleetId: string }): FleetKey => ({
  keyId: 'riders',
  country,
  fleetId,
  scopes: [],
});

export const newOfferId = (): string => `of_${randomBytes(16).toString('base64url')}`;

/**
 * Gives a locked order to a rider: the order rules decide, the search ends, and other offers are withdrawn.
 * @param cause unique name of the decision, so that a repeat changes nothing
 */
export async function assignToRider(
  deps: IntakeDeps,
  trx: Db,
  orderId: string,
  rider: RiderAccount,
  cause: string,
): Promise<void> {
  const now = deps.clock.nowSeconds();
  const { externalId: rider_id, name, phoneNumber: phone_number, vehicle } = rider;
  const key = dispatchKey(rider);
  await receiveEvent(deps, trx, key, orderId, {
    event_id: `${cause} assigned`,
    status: 'ASSIGNED_TO_TRANSPORT',
    occurred_at: now,
    rider: { rider_id, name, phone_number, ...(vehicle === null ? {} : { vehicle }) },
  });
  await receiveEvent(deps, trx, key, orderId, {
    event_id: `${cause} accepted`,
    status: 'COURIER_ACCEPTED_DELIVERY',
    occurred_at: now,
  });
  await withdrawOffers(trx, orderId, now);
  await trx.deleteFrom('rider_searches').where('order_id', '=', orderId).execute();
}

export async function withdrawOffers(trx: Db, orderId: string, nowSeconds: number): Promise<void> {
  await trx
    .updateTable('rider_offers')
    .set({ state: 'withdrawn', answered_at: nowSeconds })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
}

/**
 * The operator gives an order to a rider, also one that another rider has not collected yet.
 * @throws Refusal 404 for an order of another fleet, 409 for one that was collected or has ended
 */
export async function assignOrder(
  deps: IntakeDeps,
  db: Db,
  orderId: string,
  rider: RiderAccount,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockFleetOrder(trx, orderId, rider);
    if (row.rider_id === rider.riderId) return;
    const offerId = newOfferId();
    if (row.rider_id !== null) await unassign(deps, trx, row, offerId);
    await assignToRider(deps, trx, orderId, rider, offerId);
    const now = deps.clock.nowSeconds();
    await trx
      .insertInto('rider_offers')
      .values({
        offer_id: offerId,
        order_id: orderId,
        rider_id: rider.riderId,
        state: 'accepted',
        approach_metres: 0,
        fee_minor: riderFee(row.delivery_fee_minor, deps.config.riders),
        created_at: now,
        expires_at: now,
        answered_at: now,
      })
      .execute();
  });
}

/**
 * The operator takes an order from its rider; the search begins again without that rider.
 * @throws Refusal 404 for an order of another fleet, 409 without a rider or after the collection
 */
export async function unassignOrder(
  deps: IntakeDeps,
  db: Db,
  orderId: string,
  fleet: { country: CountryCode; fleetId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockFleetOrder(trx, orderId, fleet);
    if (row.rider_id === null) throw conflict('The order has no rider.', 'error.conflict');
    await unassign(deps, trx, row, newOfferId());
  });
}

async function unassign(deps: IntakeDeps, trx: Db, row: OrderRow, cause: string): Promise<void> {
  const now = deps.clock.nowSeconds();
  await receiveEvent(
    deps,
    trx,
    dispatchKey({ country: row.country, fleetId: row.fleet_id ?? '' }),
    row.order_id,
    {
      event_id: `${cause} taken away`,
      status: 'WAITING_FOR_TRANSPORT',
      occurred_at: now,
    },
  );
  await endAssignment(trx, row.order_id, now);
}

/** The rider of an order no longer has it; the moment excludes the rider from the next search. */
export async function endAssignment(trx: Db, orderId: string, nowSeconds: number): Promise<void> {
  await trx
    .updateTable('rider_offers')
    .set({ state: 'withdrawn', answered_at: nowSeconds })
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .execute();
}

async function lockFleetOrder(
  trx: Db,
  orderId: string,
  { country, fleetId }: { country: CountryCode; fleetId: string },
): Promise<OrderRow> {
  const locked = await lockOrder(trx, orderId);
  if (!locked || locked.row.country !== country || locked.row.fleet_id !== fleetId) throw notFound();
  if (isOver(locked.row.status)) throw conflict('The order has ended.', 'delivery-ended');
  return locked.row;
}
