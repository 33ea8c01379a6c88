import { toMetres } from '@courier/config/geometry';
import { distanceMetres, statusFacts, pathLength, type LatLng } from '@courier/api-client/order-rules';
import type { Order, Rider } from '@courier/api-client';
import { nearestOnPath } from './nearest-on-path';
import { isGoingBack, findNextStop } from './next-stop';

/** The map data of one delivery. Distances are in metres. */
export interface Journey {
  pickup: LatLng | null;
  dropoff: LatLng;
  approach: LatLng[];
  travelled: LatLng[];
  /** The remaining path with the parcel, to the customer or back. */
  route: LatLng[];
  /** Remaining path to the next stop; null without a rider. */
  remaining: number | null;
  next: 'shop' | 'customer';
  /** Degrees clockwise from north. */
  heading: number | null;
}

const ON_PATH_METRES = 120;

function headingTo(from: LatLng, path: readonly LatLng[]): number | null {
  const target = path.find((point) => distanceMetres(from, point) > 5);
  if (!target) return null;
  const [east, north] = toMetres(from, target);
  return (Math.atan2(east, north) * 180) / Math.PI;
}

/** A route of its two ends alone is the straight line between them. */
export const hasRoads = ({ route }: Pick<Order, 'route'>): boolean => (route?.length ?? 0) > 2;

/** The path from the server, else a straight line. */
const courierPath = (reported: readonly LatLng[] | undefined, from: LatLng, to: LatLng): LatLng[] =>
  reported && reported.length > 1 ? [...reported] : [from, to];

function along(whole: LatLng[], start: LatLng, end: LatLng, rider: LatLng) {
  const near = nearestOnPath(whole, rider);
  if (near && near.metres <= ON_PATH_METRES) {
    return {
      travelled: [...whole.slice(0, near.index + 1), rider],
      route: [rider, ...whole.slice(near.index + 1)],
    };
  }
  return { travelled: [start, rider], route: [rider, end] };
}

/** @param pickup null when the shop has no coordinates */
export function buildJourney(
  order: Pick<Order, 'status' | 'status_history' | 'customer' | 'route'>,
  pickup: LatLng | null,
  rider: (LatLng & Pick<Partial<Rider>, 'approach'>) | null,
): Journey {
  const { latitude, longitude } = order.customer.location;
  const dropoff = { latitude, longitude };
  const { end } = statusFacts(order.status);
  const next = findNextStop(order);
  const whole = pickup ? courierPath(order.route, pickup, dropoff) : [];
  const still = {
    pickup,
    dropoff,
    approach: [],
    travelled: [],
    route: whole,
    remaining: null,
    next,
    heading: null,
  } as const;
  if (end !== null) {
    const wasDriven = end === 'delivered' || end === 'returned';
    return { ...still, approach: [], travelled: wasDriven ? whole : [], route: [] };
  }
  if (!rider) return { ...still, approach: [], travelled: [], route: whole };
  if (pickup && isGoingBack(order)) {
    const { route } = along([...whole].reverse(), dropoff, pickup, rider);
    const remaining = pathLength(route);
    return { ...still, approach: [], travelled: [], route, remaining, heading: headingTo(rider, route) };
  }
  if (next === 'shop' && pickup) {
    const approach = courierPath(rider.approach, rider, pickup);
    return {
      ...still,
      approach,
      travelled: [],
      route: whole,
      remaining: pathLength(approach),
      heading: headingTo(rider, approach),
    };
  }
  const { travelled, route } = along(whole, pickup ?? rider, dropoff, rider);
  return {
    ...still,
    approach: [],
    travelled,
    route,
    remaining: pathLength(route),
    heading: headingTo(rider, route),
  };
}
