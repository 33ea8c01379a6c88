import type { Call } from '../wire/call';

export const FLEET_SCOPES = ['deliveries:read', 'deliveries:write', 'webhook:manage'] as const;
export type FleetScope = (typeof FLEET_SCOPES)[number];

/** A call of a dispatch system with an API key. */
export interface FleetCall extends Omit<Call, 'base' | 'access' | 'owner' | 'device' | 'retries' | 'file'> {
  /** `/courier/fleet/v1`. */
  base: 'fleet';
  /** Required scope of the key, else 403. */
  scope: FleetScope;
  /** Whether `params.orderId` must name a delivery of the key's fleet, else 404. */
  ownsDelivery: boolean;
  perDelivery?: true;
  /** Media types of an image body, instead of JSON. */
  upload?: readonly string[];
}

/** Checks the shape and keeps the exact types. */
export const defineFleetCall = <const C extends Omit<FleetCall, 'base' | 'idempotency'>>(call: C) =>
  ({ base: 'fleet', idempotency: 'none', ...call }) as const;
