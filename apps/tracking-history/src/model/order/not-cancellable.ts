import type { CancelVerdict } from '@courier/api-client/order-rules';

/** Thrown before any request when the order's status does not allow cancellation. */
export class NotCancellableError extends Error {
  override name = 'NotCancellableError';
  readonly verdict: CancelVerdict;

  constructor(verdict: CancelVerdict) {
    super('order cannot be cancelled at this stage');
    this.verdict = verdict;
  }
}
