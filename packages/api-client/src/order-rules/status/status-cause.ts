import type { Order } from '../../orders/order.schema';
import { isOrderStatus } from './statuses';
import type { OrderStatus } from './status-table';

/** The actor of a status change. */
export type StatusCause = 'sender' | 'shop' | 'platform' | 'rider' | 'bank';

const CAUSES: Readonly<Record<OrderStatus, StatusCause>> = {
  INITIATED: 'sender',
  PAYMENT_INITIATED: 'sender',
  PAYMENT_COMMITTED: 'bank',
  PAYMENT_FAILED: 'bank',
  PAYMENT_CANCELLED: 'sender',
  NEW: 'sender',
  MODIFIED: 'sender',
  STALLED: 'platform',
  RECEIVED: 'platform',
  RECEIVED_BY_VENDOR: 'shop',
  ACCEPTED_BY_VENDOR: 'shop',
  WAITING_FOR_TRANSPORT: 'platform',
  ASSIGNED_TO_TRANSPORT: 'platform',
  COURIER_ACCEPTED_DELIVERY: 'rider',
  NEAR_VENDOR: 'rider',
  PICKED_UP: 'rider',
  COURIER_LEFT_VENDOR: 'rider',
  NEAR_CUSTOMER: 'rider',
  DELIVERED: 'rider',
  RETURN_INITIATED: 'rider',
  RETURNED_TO_VENDOR: 'rider',
  DELAYED: 'platform',
  CANCELLED: 'platform',
};

/** Null if unknown. The shop requests the rider, except for a guest order without a shop. */
export function statusCause(
  status: string,
  { cancellation, sender }: Pick<Order, 'cancellation' | 'sender'>,
): StatusCause | null {
  if (!isOrderStatus(status)) return null;
  const cause = status === 'CANCELLED' && cancellation?.by === 'USER' ? 'sender' : CAUSES[status];
  return cause === 'sender' && !sender ? 'shop' : cause;
}
