import type { LatLng } from '@courier/api-client/order-rules';

/** Source of the pickup address: saved, from the search, or from a moved pin. */
export type Placing =
  | { by: 'record' }
  /** With `pinNeeded`, its house cannot be found: the pin has to be set by hand. */
  | { by: 'search'; at: LatLng; pinNeeded?: boolean }
  | { by: 'pin'; searchedAt: LatLng | null };
