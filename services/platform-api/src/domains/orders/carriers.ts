import type { InputOf, Order, contract } from '@courier/api-client/contract';
import type { CancelReason } from '@courier/api-client/order-rules';
import type { Db } from '../../platform/db/database';

/** Port of the fleets: what a carrier has to agree to. */
export interface Carriers {
  /**
   * Cancels a delivery at its carrier before the order is cancelled.
   * @throws Refusal 409 when the carrier refuses, 503 while it does not answer
   */
  confirmCancel(db: Db, orderId: string, reason: CancelReason): Promise<void>;
  /**
   * Sends a refused change again.
   * @throws Refusal 404 for an unknown order, 409 without a refused change or after the end of the order
   */
  resendChange(db: Db, body: InputOf<typeof contract.orders.resendChange>['body']): Promise<Order>;
}
