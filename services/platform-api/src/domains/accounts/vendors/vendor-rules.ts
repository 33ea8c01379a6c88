import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../../../deps';

type RuleDeps = Pick<Deps, 'rules'>;

/** Port of the prices: what the operator's rules say about a vendor. */
export interface VendorRules {
  /** The vendor with the payment methods that it may offer. */
  withPaymentMethods(deps: RuleDeps, db: Db, row: VendorRow): Promise<VendorRow>;
  /** Largest value of an order in major units; null where the one of the country holds. */
  readVendorValueLimit(deps: RuleDeps, db: Db, row: VendorRow): Promise<number | null>;
}
