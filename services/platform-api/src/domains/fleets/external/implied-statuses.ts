import type { FleetStatus } from '@courier/api-client/fleet';
import { progressIndex, type OrderStatus } from '@courier/api-client/order-rules';

const step = (status: OrderStatus): number => progressIndex(status) ?? -1;

/**
 * The statuses to report for one of the provider, in order: a provider skips steps that the order rules require, and
 * cancels a delivery that is under way, which brings the goods back.
 * @param reached by the order
 */
export function listImplied(reached: OrderStatus, status: FleetStatus): FleetStatus[] {
  const isReturning = reached === 'RETURN_INITIATED';
  const isPickedUp = isReturning || step(reached) >= step('PICKED_UP');
  const pickup: FleetStatus[] = isPickedUp ? [] : ['PICKED_UP'];
  if (status === 'DELIVERED') return [...pickup, 'DELIVERED'];
  if (status === 'RETURNED_TO_VENDOR')
    return isReturning ? [status] : [...pickup, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'];
  if (status === 'CANCELLED' && isPickedUp) return isReturning ? [] : ['RETURN_INITIATED'];
  return [status];
}
