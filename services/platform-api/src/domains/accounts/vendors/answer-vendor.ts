import type { Vendor } from '@courier/api-client/contract';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../../../deps';
import { readVendorValueLimit } from '../../prices/order-limits/read-value-limit';
import { withPaymentMethods } from '../../prices/payment-methods/read-payment-methods';
import { vendorAnswer } from './vendor-answer';

/** A vendor with what the operator's rules say about it. */
export const answerVendor = async (deps: Pick<Deps, 'rules'>, db: Db, row: VendorRow): Promise<Vendor> =>
  vendorAnswer(await withPaymentMethods(deps, db, row), await readVendorValueLimit(deps, db, row));
