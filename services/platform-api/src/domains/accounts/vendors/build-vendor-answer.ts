import type { Vendor } from '@courier/api-client/contract';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { vendorAnswer } from './vendor-answer';

/** A vendor with what the operator's rules say about it. */
export async function buildVendorAnswer(
  { vendorRules }: Pick<Deps, 'vendorRules'>,
  db: Db,
  row: VendorRow,
): Promise<Vendor> {
  return vendorAnswer(
    await vendorRules.withPaymentMethods(db, row),
    await vendorRules.readValueLimit(db, row),
  );
}
