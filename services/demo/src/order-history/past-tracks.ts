import { setTimeout } from 'node:timers/promises';
import { ORDER_STATUSES, hasEnded } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { recordSightings } from '@courier/platform-api';
import type { Db } from '../port';
import { localMarkets } from './local-market';
import { TAIWAN } from './taiwan';
import { buildTrack } from './build-track';

const DAY = 86_400;
/** A small batch, so that portal users do not wait for it. */
const PORTION = 15;
const PAUSE_MS = 60;

const shops = (): string[] => [TAIWAN, ...localMarkets()].flatMap((market) => Object.keys(market.past));

/** Past demo orders that no simulator moved and that have no track yet. */
const withoutTrack = async (db: Db, nowSeconds: number): Promise<string[]> => {
  const orders = await db
    .selectFrom('orders')
    .select('order_id')
    .where('vendor_id', 'in', shops())
    .where('created_at', '>', nowSeconds - LIMITS.riderTrackDays * DAY)
    .where('status', 'in', ORDER_STATUSES.filter(hasEnded))
    .where('rider_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rider_positions')
            .select('slot')
            .whereRef('rider_positions.order_id', '=', 'orders.order_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('simulator_orders')
            .select('done')
            .whereRef('simulator_orders.order_id', '=', 'orders.order_id'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return orders.map(({ order_id }) => order_id);
};

/** Stores tracks of past demo orders in batches, newest first; keeps existing ones. */
export async function storePastTracks(db: Db, nowSeconds: number, stopping: AbortSignal): Promise<void> {
  const orders = await withoutTrack(db, nowSeconds);
  for (let from = 0; from < orders.length && !stopping.aborted; from += PORTION) {
    await storeTracks(db, orders.slice(from, from + PORTION));
    await setTimeout(PAUSE_MS);
  }
}

async function storeTracks(db: Db, orderIds: readonly string[]): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'latitude', 'longitude', 'pickup_latitude', 'pickup_longitude'])
    .where('order_id', 'in', orderIds)
    .execute();
  const entries = await db
    .selectFrom('order_status_history')
    .select(['order_id', 'status', 'created_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const sightings = orders.flatMap(
    ({ order_id: orderId, latitude, longitude, pickup_latitude, pickup_longitude }) =>
      buildTrack({
        orderId,
        pickup: { latitude: pickup_latitude ?? latitude, longitude: pickup_longitude ?? longitude },
        dropoff: { latitude, longitude },
        history: entries.filter((entry) => entry.order_id === orderId),
      }).map(({ at, ...position }) => ({ orderId, riderId: null, seenAt: at, ...position })),
  );
  await recordSightings(db, sightings, { areStored: true });
}
