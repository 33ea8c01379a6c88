import { etaRange } from '@courier/api-client/order-rules';

/** Unix seconds; both ends fall on a minute. */
export interface Arrival {
  from: number;
  to: number;
}

const MINUTE = 60;

/**
 * Arrival range, which narrows as the rider comes nearer.
 * @returns null once the estimate is more than a minute in the past, because then the arrival is unknown
 */
export function arrivalBetween(eta: number, asOf: number): Arrival | null {
  if (eta < asOf - MINUTE) return null;
  const { from, to } = etaRange((eta - asOf) / MINUTE);
  const minute = Math.floor(asOf / MINUTE) * MINUTE;
  return { from: minute + from * MINUTE, to: minute + to * MINUTE };
}
