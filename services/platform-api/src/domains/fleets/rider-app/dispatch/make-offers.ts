import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../../platform/db/database';
import { ENDED_STATUSES } from '../../../orders';
import { newOfferId } from '../assign-order';
import { riderFee } from '../../../../settings/rider-rules';
import { nearestRiders, type FreeRider } from './nearest-riders';
import { findFullRiders } from '../rider-cash';
import type { DispatchDeps } from './dispatch-deps';
import type { RiderFleet } from './rider-fleets';

/** An older position says too little about where the rider is. */
const POSITION_AGE_SECONDS = 15 * 60;

/** Ends offers without an answer, and those of orders that no longer look for a rider. */
export async function endOffers({ db, clock }: DispatchDeps): Promise<void> {
  const now = clock.nowSeconds();
  await sql`update rider_offers set answered_at = ${now},
      state = case when expires_at <= ${now} then 'expired' else 'withdrawn' end
    where state = 'open' and (expires_at <= ${now}
      or not exists (select 1 from rider_searches where rider_searches.order_id = rider_offers.order_id))`.execute(
    db,
  );
}

/** Offers every searching order to the nearest free riders that have not had it in this round. */
export async function makeOffers(deps: DispatchDeps, fleet: RiderFleet): Promise<void> {
  // One dispatcher at a time, also while the leadership moves to another instance.
  await inTransaction(deps.db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('offers to riders', 0))`.execute(trx);
    await offerOrders(deps, trx, fleet);
  });
}

async function offerOrders(
  deps: Pick<DispatchDeps, 'clock' | 'config' | 'riderCash'>,
  db: Db,
  fleet: RiderFleet,
): Promise<void> {
  const { clock, config } = deps;
  const searching = await listSearching(db, fleet, config.riders.offersAtOnce);
  if (searching.length === 0) return;
  const free = await listFreeRiders(db, fleet, clock.nowSeconds() - POSITION_AGE_SECONDS);
  const full = searching.some(({ hasCash }) => hasCash)
    ? await findFullRiders(
        deps.riderCash,
        db,
        fleet.country,
        free.map(({ riderId, ...place }) => ({ riderId, place })),
      )
    : new Set<string>();
  const taken = new Set<string>();
  for (const order of searching) {
    if (taken.size === free.length) return;
    const wanted = config.riders.offersAtOnce - order.openOffers;
    const candidates = free.filter(
      ({ riderId }) =>
        !taken.has(riderId) &&
        !order.passedRiderIds.includes(riderId) &&
        !(order.hasCash && full.has(riderId)),
    );
    const nearest = nearestRiders(candidates, order, { ...config.riders, count: wanted });
    for (const { riderId, metres } of nearest) {
      taken.add(riderId);
      const now = clock.nowSeconds();
      await db
        .insertInto('rider_offers')
        .values({
          offer_id: newOfferId(),
          order_id: order.orderId,
          rider_id: riderId,
          state: 'open',
          approach_metres: Math.round(metres),
          fee_minor: riderFee(order.deliveryFeeMinor, config.riders),
          created_at: now,
          expires_at: now + config.riders.offerSeconds,
        })
        .execute();
    }
  }
}

interface SearchingOrder {
  orderId: string;
  deliveryFeeMinor: number;
  /** The rider collects cash. */
  hasCash: boolean;
  latitude: number;
  longitude: number;
  openOffers: number;
  /** Riders with an open offer, and those who had one in this round. */
  passedRiderIds: string[];
}

/** Orders that have fewer open offers than they may have, the longest search first. */
async function listSearching(
  db: Db,
  { country, fleetId }: RiderFleet,
  offersAtOnce: number,
): Promise<SearchingOrder[]> {
  const { rows } = await sql<SearchingOrder>`
    select search.order_id as "orderId", orders.delivery_fee_minor::float8 as "deliveryFeeMinor",
      orders.payment_method = 'CASH_ON_DELIVERY' and orders.amount_minor > 0 as "hasCash",
      coalesce(orders.pickup_latitude, orders.latitude) as latitude,
      coalesce(orders.pickup_longitude, orders.longitude) as longitude,
      (select count(*)::int from rider_offers as offer
        where offer.order_id = search.order_id and offer.state = 'open') as "openOffers",
      coalesce((select json_agg(offer.rider_id) from rider_offers as offer
        where offer.order_id = search.order_id
          and (offer.state = 'open' or offer.answered_at >= search.began_at)), '[]'::json) as "passedRiderIds"
    from rider_searches as search join orders on orders.order_id = search.order_id
    where search.country = ${country} and search.fleet_id = ${fleetId} and orders.rider_id is null
      and (select count(*) from rider_offers as offer
        where offer.order_id = search.order_id and offer.state = 'open') < ${offersAtOnce}
    order by search.began_at, search.order_id`.execute(db);
  return rows;
}

/** Riders on duty with a fresh position, without an open offer or a running delivery. */
async function listFreeRiders(
  db: Db,
  { country, fleetId }: RiderFleet,
  locatedSince: number,
): Promise<FreeRider[]> {
  const rows = await db
    .selectFrom('rider_accounts as rider')
    .select(['rider_id', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .where('on_duty', '=', true)
    .where('blocked_at', 'is', null)
    .where('located_at', '>=', locatedSince)
    .where(
      sql<boolean>`not exists (select 1 from rider_offers as offer
        where offer.rider_id = rider.rider_id and offer.state = 'open')`,
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('orders')
            .select('order_id')
            .whereRef('orders.rider_id', '=', 'rider.rider_id')
            .where('orders.status', 'not in', [...ENDED_STATUSES]),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ rider_id: riderId, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ riderId, latitude, longitude }],
  );
}
