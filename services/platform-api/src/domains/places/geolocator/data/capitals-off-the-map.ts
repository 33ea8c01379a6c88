import type { LatLng } from '@courier/api-client/order-rules';

/** Centres of capitals whose country's map opens on another city. */
export const CAPITALS_OFF_THE_MAP: Readonly<Record<string, LatLng>> = {
  /** Abu Dhabi. */
  AE: { latitude: 24.4539, longitude: 54.3773 },
  /** Naypyidaw. */
  MM: { latitude: 19.7633, longitude: 96.0785 },
  /** Islamabad. */
  PK: { latitude: 33.6844, longitude: 73.0479 },
  /** Ankara. */
  TR: { latitude: 39.9334, longitude: 32.8597 },
  /** Hanoi. */
  VN: { latitude: 21.0278, longitude: 105.8342 },
};
