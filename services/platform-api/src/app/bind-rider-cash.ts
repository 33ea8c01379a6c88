import type { RiderCash } from '../domains/fleets/rider-app/rider-cash';
import { readRiderBalances } from '../domains/money/ledger/read-balance';
import { createRiderCashLimits, type RiderLimitDeps } from '../domains/prices/order-limits/read-rider-limit';

/** What riders need of the ledger and of the limits. */
export const bindRiderCash = (deps: RiderLimitDeps): RiderCash => ({
  readBalances: readRiderBalances,
  readLimits: createRiderCashLimits(deps),
});
