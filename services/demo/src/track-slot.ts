import { TRACK_SECONDS } from '@courier/api-client/order-rules';

/** A track has one position per slot; the server stores the first one. */
export const trackSlot = (seconds: number): number => Math.floor(seconds / TRACK_SECONDS);
