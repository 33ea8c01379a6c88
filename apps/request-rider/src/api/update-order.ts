import type { ApiClient, UpdateOrder } from '@courier/api-client';
import type { Placement } from '../model/request-flow.types';
import { placementError } from './place-order';

/**
 * Changes an order that no rider has set out with. Sending the same change twice changes nothing more.
 * @throws PlacementError
 */
export async function updateOrder(client: ApiClient, orderId: string, body: UpdateOrder): Promise<Placement> {
  try {
    await client.orders.update({ params: { orderId }, body });
    return { orderId, afterAll: false };
  } catch (error) {
    throw placementError(error);
  }
}
