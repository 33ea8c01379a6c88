import { pathLength } from '@courier/api-client/order-rules';
import type { MeasuredRoute, Trip } from '../port';
import { routeBetween } from './route-between';

/** Roads of Taipei, and elsewhere an imaginary street grid. */
export function findDemoRoute({ source, destination }: Trip): MeasuredRoute {
  const points = routeBetween(source, destination);
  return { points, metres: pathLength(points), isEstimate: false };
}
