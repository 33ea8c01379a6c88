import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';

export interface FreeRider extends LatLng {
  riderId: string;
}

interface Reach {
  radiusMetres: number;
  count: number;
}

/** The nearest riders within the radius of a shop, nearest first. */
export const nearestRiders = (
  riders: readonly FreeRider[],
  shop: LatLng,
  { radiusMetres, count }: Reach,
): (FreeRider & { metres: number })[] =>
  riders
    .map((rider) => ({ ...rider, metres: distanceMetres(rider, shop) }))
    .filter(({ metres }) => metres <= radiusMetres)
    .sort((one, other) => one.metres - other.metres || (one.riderId < other.riderId ? -1 : 1))
    .slice(0, Math.max(0, count));
