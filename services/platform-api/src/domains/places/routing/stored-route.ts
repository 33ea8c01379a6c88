import type { LatLng } from '@courier/api-client/order-rules';
import { joinDoors } from './drawn-way';
import { decodePolyline, encodePolyline } from './polyline';
import type { MeasuredRoute, Trip } from './routing';

const DECIMALS = 6;

/** Null for an estimate, which has no way. */
export const toPolyline = ({ points, isEstimate }: MeasuredRoute): string | null =>
  isEstimate ? null : encodePolyline(points, DECIMALS);

/** The stored way from door to door; the straight line without one. */
export const readPolyline = (polyline: string | null, trip: Trip): LatLng[] => [
  ...joinDoors((polyline && decodePolyline(polyline, DECIMALS)) || [], trip),
];

/** Columns of an order. */
export const toRouteColumns = (route: MeasuredRoute) => ({
  route_is_estimate: route.isEstimate,
  route_metres: route.metres,
  route_polyline: toPolyline(route),
});
