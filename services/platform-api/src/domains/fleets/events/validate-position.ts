import type { FleetPosition } from '@courier/api-client/fleet';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import type { SuspiciousPositionTable } from '../../../platform/db/tables/fleet-tables';

/** What is known when a position arrives. */
export interface PositionContext {
  pickup: LatLng;
  dropoff: LatLng;
  nowSeconds: number;
  /** The newest position that was shown; null before the first. */
  last: (LatLng & { recordedAt: number }) | null;
}

const FUTURE_SECONDS = 120;
const FAR_METRES = 100_000;
/** Faster than any vehicle that delivers. */
const FASTEST_METRES_PER_SECOND = 60;
/** A receiver may jump as far between two positions. */
const JUMP_METRES = 500;
/** Places between shop and customer that the distance is measured to. */
const STOPS_ON_ROUTE = 20;

/** Why a position cannot be; null for one that may be shown. */
export function validatePosition(
  position: FleetPosition,
  { pickup, dropoff, nowSeconds, last }: PositionContext,
): SuspiciousPositionTable['reason'] | null {
  if (position.recorded_at > nowSeconds + FUTURE_SECONDS) return 'future';
  if (routeDistance(position, pickup, dropoff) > FAR_METRES) return 'far';
  if (!last) return null;
  const metres = distanceMetres(last, position);
  const seconds = Math.max(1, Math.abs(position.recorded_at - last.recordedAt));
  return metres > JUMP_METRES && metres / seconds > FASTEST_METRES_PER_SECOND ? 'fast' : null;
}

/** Metres from a place to the straight line between shop and customer. */
function routeDistance(place: LatLng, pickup: LatLng, dropoff: LatLng): number {
  const stops = Array.from({ length: STOPS_ON_ROUTE + 1 }, (_, index) => index / STOPS_ON_ROUTE);
  return Math.min(
    ...stops.map((share) =>
      distanceMetres(place, {
        latitude: pickup.latitude + (dropoff.latitude - pickup.latitude) * share,
        longitude: pickup.longitude + (dropoff.longitude - pickup.longitude) * share,
      }),
    ),
  );
}
