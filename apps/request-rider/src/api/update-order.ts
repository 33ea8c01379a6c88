import type { QueryClient } from '@tanstack/react-query';
import { isApiError, type ApiClient, type UpdateOrder } from '@courier/api-client';
import { updateOrder } from '@courier/api-client/queries';
import { PlacementError, type Placement } from '../model/request-flow/request-flow.types';
import { placementError } from './place-order';

const CHANGED_MEANWHILE = 409;

/** Whether a change was refused because the order has changed since, e.g. a rider was assigned. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof PlacementError && isApiError(error.cause) && error.cause.status === CHANGED_MEANWHILE;

/**
 * Updates an order that no rider has collected. Idempotent.
 * @throws PlacementError
 */
export async function sendUpdate(
  api: ApiClient,
  cache: QueryClient,
  orderId: string,
  body: UpdateOrder,
): Promise<Placement> {
  try {
    await updateOrder(api, cache, orderId, body);
    return { orderId, afterAll: false };
  } catch (error) {
    throw placementError(error);
  }
}
