import type { FleetCall } from '../fleet/fleet-call';

/** A call of a rider's phone. */
export interface RiderCall extends Omit<FleetCall, 'base' | 'scope' | 'perDelivery'> {
  /** `/courier/rider/v1`. */
  base: 'rider';
  /** `public` needs no session; all other calls need the token of one. */
  access: 'public' | 'rider';
}

/** Checks the shape and keeps the exact types. */
export const defineRiderCall = <const C extends Omit<RiderCall, 'base' | 'idempotency'>>(call: C) =>
  ({ base: 'rider', idempotency: 'none', ...call }) as const;
