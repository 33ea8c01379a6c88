import type { Deps as FleetDeps } from '../fleets/deps';
import type { Deps as PaymentDeps } from '../payments/deps';

/** What operations get: everything. */
export interface Deps extends FleetDeps, PaymentDeps {
  externalPayments: PaymentDeps['externalPayments'];
  externalFleets: FleetDeps['externalFleets'];
}
