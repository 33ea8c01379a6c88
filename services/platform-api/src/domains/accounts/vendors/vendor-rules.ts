import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';

type OfferingVendor = Pick<VendorRow, 'vendor_id' | 'country' | 'payment_methods'>;

/** Port of the prices: what the operator's rules say about a vendor. */
export interface VendorRules {
  /** The vendor with the payment methods that it may offer. */
  withPaymentMethods<Row extends OfferingVendor>(db: Db, row: Row): Promise<Row>;
  /** Largest value of an order in major units; null where the one of the country holds. */
  readValueLimit(db: Db, row: VendorRow): Promise<number | null>;
}
