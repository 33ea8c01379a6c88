import type { CancelVerdict } from '@courier/api-client/order-rules';

/** Raised without a call when the status of the order does not allow to cancel. */
export class NotCancellableError extends Error {
  override name = 'NotCancellableError';
  readonly verdict: CancelVerdict;

  constructor(verdict: CancelVerdict) {
    super('order cannot be cancelled at this stage');
    this.verdict = verdict;
  }
}
