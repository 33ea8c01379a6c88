import type { LatLng } from '@courier/api-client/order-rules';

/** The position of a row; null without one. */
export const rowPosition = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): LatLng | null => (latitude === null || longitude === null ? null : { latitude, longitude });
