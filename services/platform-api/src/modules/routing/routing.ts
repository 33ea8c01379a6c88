import { distanceMetres, pathLength, type LatLng } from '@courier/api-client/order-rules';
import { routeBetween } from './route-between';

/** The way of a rider between two doors. */
export interface MeasuredRoute {
  /** From door to door; both ends alone where the way is not known. */
  points: readonly LatLng[];
  metres: number;
  /** The length is the great-circle distance times a factor. */
  isEstimate: boolean;
}

export type Routing = (source: LatLng, destination: LatLng) => MeasuredRoute;

/** Roads of Taipei, and elsewhere an imaginary street grid: for the demonstration alone. */
export const demoRouting: Routing = (source, destination) => {
  const points = routeBetween(source, destination);
  return { points, metres: pathLength(points), isEstimate: false };
};

/**
 * Without a router: the great-circle distance times a factor.
 * @param factor how much longer roads are than the straight line, at least 1
 */
export function createEstimatedRouting(factor: number): Routing {
  const pick = ({ latitude, longitude }: LatLng): LatLng => ({ latitude, longitude });
  return (source, destination) => {
    const points = [pick(source), pick(destination)];
    return { points, metres: distanceMetres(source, destination) * factor, isEstimate: true };
  };
}
