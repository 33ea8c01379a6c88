import type { Offer, RiderDelivery } from '@courier/api-client/rider-app';
import { sql } from 'kysely';
import { conflict, notOwned } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { listDeliveries } from '../delivery-answer';
import { isOver, lockOrder } from '../../orders';
import type { IntakeDeps } from '../events/receive-event';
import { toMajor } from '../../../platform/money';
import { estimateRoute, rowPosition } from '../../places';
import { assignToRider } from './assign-order';
import type { RiderAccount } from './rider-accounts';
import { readRiderDelivery } from './rider-shift';
import { streetOnly } from './street-only';

/** Open offers of a rider, oldest first. */
export async function listOffers(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  { riderId, country }: RiderAccount,
): Promise<Offer[]> {
  const nowSeconds = clock.nowSeconds();
  const open = await db
    .selectFrom('rider_offers')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('state', '=', 'open')
    .where('expires_at', '>', nowSeconds)
    .orderBy('created_at')
    .execute();
  if (open.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', sql<string>`any(${open.map(({ order_id }) => order_id)})`)
    .execute();
  const deliveries = await listDeliveries(db, rows, { nowSeconds, contactDays: config.fleetContactDays });
  return open.flatMap(({ offer_id, order_id, created_at, expires_at, fee_minor, approach_metres }) => {
    const delivery = deliveries.find((one) => one.order_id === order_id);
    const row = rows.find((one) => one.order_id === order_id);
    if (!delivery || !row) return [];
    const { pickup, dropoff, items, age_check_required, proofs_required, promised } = delivery;
    return [
      {
        offer_id,
        order_id,
        created_at,
        expires_at,
        fee: toMajor(fee_minor, country),
        currency: items.currency,
        approach_metres,
        trip_metres: tripMetres(row.route_metres, config, delivery),
        pickup: toOfferStop(pickup, { isShop: row.sender === null, text: pickup.address }),
        dropoff: toOfferStop(dropoff, { isShop: false, text: row.address_parts?.text ?? dropoff.address }),
        items,
        age_check_required,
        proofs_required,
        promised,
      },
    ];
  });
}

type Stop = Awaited<ReturnType<typeof listDeliveries>>[number]['pickup'];

/** About 100 metres. */
const COARSE_DECIMALS = 3;
const toCoarse = (degrees: number | null): number | null =>
  degrees === null ? null : Number(degrees.toFixed(COARSE_DECIMALS));

/**
 * A stop before the rider accepts. A shop is public; of a person the offer has the street or the area, and name, house,
 * flat and notes follow with the delivery.
 */
const toOfferStop = (
  { name = '', latitude, longitude }: Stop,
  { isShop, text = '' }: { isShop: boolean; text?: string | undefined },
): Offer['pickup'] => ({
  name: isShop ? name : '',
  address: isShop ? text : streetOnly(text),
  latitude: isShop ? latitude : toCoarse(latitude),
  longitude: isShop ? longitude : toCoarse(longitude),
});

/** As measured when the order was placed; estimated for orders from before that was stored. */
function tripMetres(
  measured: number | null | undefined,
  { routeFactor }: Pick<Deps['config'], 'routeFactor'>,
  { pickup, dropoff }: Record<'pickup' | 'dropoff', Stop>,
): number {
  if (typeof measured === 'number') return Math.round(measured);
  const [source, destination] = [rowPosition(pickup), rowPosition(dropoff)];
  return source && destination ? Math.round(estimateRoute({ source, destination }, routeFactor).metres) : 0;
}

/**
 * A rider accepts. The order is locked first, so that of two riders one gets it.
 * @throws Refusal 404 for an offer to another rider, 409 when it has ended or another rider was faster
 */
export async function acceptOffer(
  deps: IntakeDeps,
  db: Db,
  rider: RiderAccount,
  offerId: string,
): Promise<RiderDelivery> {
  return inTransaction(db, async (trx) => {
    const { order_id: orderId } = await findOffer(trx, rider, offerId);
    const locked = await lockOrder(trx, orderId);
    const offer = await findOffer(trx, rider, offerId);
    const isMine = locked?.row.rider_id === rider.riderId;
    if (offer.state === 'accepted' && isMine) return readRiderDelivery(deps, trx, rider, orderId);
    const now = deps.clock.nowSeconds();
    if (!locked || isOver(locked.row.status) || locked.row.rider_id !== null)
      throw conflict('Another rider has the order, or it has ended.', 'offer-taken');
    if (offer.state !== 'open' || offer.expires_at <= now)
      throw conflict('The offer has ended.', 'offer-ended');
    await trx
      .updateTable('rider_offers')
      .set({ state: 'accepted', answered_at: now })
      .where('offer_id', '=', offerId)
      .execute();
    await assignToRider(deps, trx, orderId, rider, offerId);
    return readRiderDelivery(deps, trx, rider, orderId);
  });
}

/** @throws Refusal 404 for an offer to another rider, 409 for an accepted one */
export async function declineOffer(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  rider: RiderAccount,
  offerId: string,
): Promise<void> {
  const declined = await db
    .updateTable('rider_offers')
    .set({ state: 'declined', answered_at: clock.nowSeconds() })
    .where('offer_id', '=', offerId)
    .where('rider_id', '=', rider.riderId)
    .where('state', '=', 'open')
    .returning('offer_id')
    .executeTakeFirst();
  if (declined) return;
  const { state } = await findOffer(db, rider, offerId);
  if (state === 'accepted') throw conflict('The offer was accepted.', 'offer-ended');
}

async function findOffer(db: Db, { riderId }: RiderAccount, offerId: string) {
  const offer = await db
    .selectFrom('rider_offers')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('rider_id', '=', riderId)
    .executeTakeFirst();
  if (!offer) throw notOwned();
  return offer;
}
