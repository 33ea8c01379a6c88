import { onlineManager } from '@tanstack/react-query';
import { orderAsReadOptions } from '@courier/api-client/queries';
import { placeOrder } from '../api/place-order';
import { isOutdated, sendUpdate } from '../api/update-order';
import type { OrderPayload } from '../model/order-payload';
import type { Quote } from '../model/quote';
import { PlacementError, type OrderToBeUpdated, type Placement } from '../model/request-flow.types';
import type { Sending, Submission } from '../model/submission';
import { orderAt, updateAt } from './order-at';
import type { RequestServices } from './services';

/**
 * Sends what the button was pressed for.
 * @throws PlacementError
 */
export async function sendOrder(
  services: RequestServices,
  { quote, sending }: { quote: Quote; sending: Sending },
): Promise<Placement> {
  // Nothing leaves a browser without a connection, so nothing may be claimed to be under way.
  if (!onlineManager.isOnline()) throw new PlacementError('offline');
  if (sending === 'earlier') return sendEarlier(services);
  if (services.order) return change(services, services.order, quote, sending);
  return placeOrder(backendOf(services), orderAt(services, quote, sending), attemptMemory(services));
}

const backendOf = ({ ports, cache }: RequestServices) => ({ api: ports.api, cache });

const attemptMemory = ({ draft }: RequestServices) => ({
  get: () => draft.getState().attempt,
  set: draft.getState().setAttempt,
});

/** The very body of a try nobody knows the end of: under its key the server answers the order it placed. */
async function sendEarlier(services: RequestServices): Promise<Placement> {
  const memory = attemptMemory(services);
  const body = memory.get()?.sent.at(-1);
  // It is certain by now that there is none.
  if (body === undefined) throw new PlacementError('failed');
  return placeOrder(backendOf(services), JSON.parse(body) as OrderPayload, memory);
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
    // A rider may have set out meanwhile; the order read again says so. Any other fault leaves the form alone.
    if (isOutdated(fault)) {
      const { queryKey } = orderAsReadOptions(ports.api, vendor.vendor_id, orderId);
      await cache.invalidateQueries({ queryKey });
    }
    throw fault;
  }
}
