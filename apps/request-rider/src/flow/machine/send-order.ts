import { onlineManager } from '@tanstack/react-query';
import { orderAsReadOptions } from '@courier/api-client/queries';
import { placeOrder } from '../../api/place-order';
import { isOutdated, sendUpdate } from '../../api/update-order';
import type { OrderPayload } from '../../model/request-flow/order-payload';
import type { Quote } from '../../model/quote/quote';
import {
  PlacementError,
  type OrderToBeUpdated,
  type Placement,
} from '../../model/request-flow/request-flow.types';
import type { Sending, Submission } from '../../model/payment/submission';
import { orderAt, updateAt } from './order-at';
import type { RequestServices } from '../services';

/**
 * Sends the checked submission.
 * @throws PlacementError
 */
export async function sendOrder(
  services: RequestServices,
  { quote, sending }: { quote: Quote; sending: Sending },
): Promise<Placement> {
  // Offline, the flow must not show the order as being sent.
  if (!onlineManager.isOnline()) throw new PlacementError('offline');
  if (sending === 'earlier') return sendEarlier(services);
  if (services.order) return change(services, services.order, quote, sending);
  return placeOrder(backendServices(services), orderAt(services, quote, sending), attemptMemory(services));
}

const backendServices = ({ ports, cache }: RequestServices) => ({ api: ports.api, cache });

const attemptMemory = ({ draft }: RequestServices) => ({
  get: () => draft.getState().attempt,
  set: draft.getState().setAttempt,
});

/** Resends the exact body of an attempt with an unknown outcome: the server returns the order of that key. */
async function sendEarlier(services: RequestServices): Promise<Placement> {
  const memory = attemptMemory(services);
  const body = memory.get()?.sent.at(-1);
  // It is certain that no order exists.
  if (body === undefined) throw new PlacementError('failed');
  return placeOrder(backendServices(services), JSON.parse(body) as OrderPayload, memory);
}

async function change(
  services: RequestServices,
  { orderId }: OrderToBeUpdated,
  quote: Quote,
  submission: Submission,
): Promise<Placement> {
  const { ports, cache, vendor } = services;
  try {
    return await sendUpdate(ports.api, cache, orderId, updateAt(services, quote, submission));
  } catch (fault) {
    // A rider may have been assigned; reloading the order shows it. Other errors leave the form unchanged.
    if (isOutdated(fault)) {
      const { queryKey } = orderAsReadOptions(ports.api, vendor.vendor_id, orderId);
      await cache.invalidateQueries({ queryKey });
    }
    throw fault;
  }
}
