import type { Call } from '../wire/call';

/** What a key of the fleet API may do. */
export const FLEET_SCOPES = ['deliveries:read', 'deliveries:write', 'webhook:manage'] as const;
export type FleetScope = (typeof FLEET_SCOPES)[number];

/** A call of the fleet API, which a dispatch system makes with a key. */
export interface FleetCall extends Omit<Call, 'base' | 'access' | 'owner' | 'device' | 'retries' | 'file'> {
  /** `/courier/fleet/v1`. */
  base: 'fleet';
  /** What the key has to allow (any other key is refused with 403). */
  scope: FleetScope;
  /** Whether `params.orderId` names a delivery of the key's fleet; any other one is answered with 404. */
  ownsDelivery: boolean;
  /** Counted per delivery besides. */
  perDelivery?: true;
  /** Media types of the image the call takes instead of JSON. */
  upload?: readonly string[];
}

/** Keeps the exact types of a row while checking its shape. */
export const defineFleetCall = <const C extends Omit<FleetCall, 'base' | 'idempotency'>>(call: C) =>
  ({ base: 'fleet', idempotency: 'none', ...call }) as const;
