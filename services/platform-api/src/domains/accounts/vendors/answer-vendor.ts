import type { Vendor } from '@courier/api-client/contract';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../../../deps';
import { vendorAnswer } from './vendor-answer';

type VendorDeps = Pick<Deps, 'rules' | 'vendorRules'>;

/** A vendor with what the operator's rules say about it. */
export async function answerVendor(deps: VendorDeps, db: Db, row: VendorRow): Promise<Vendor> {
  const { withPaymentMethods, readVendorValueLimit } = deps.vendorRules;
  return vendorAnswer(await withPaymentMethods(deps, db, row), await readVendorValueLimit(deps, db, row));
}
