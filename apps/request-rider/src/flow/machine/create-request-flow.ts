import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { LIMITS } from '@courier/config';
import { readServiceHours } from '../../api/service-hours';
import { pickupPoint, savedAddress } from '../../model/form/pickup';
import { requestFlowMachine } from '../../model/request-flow/request-flow.machine';
import { destinationPoint, type Point } from '../../model/form/request-form';
import { paymentMachine } from './payment-actors';
import { quoteAt } from './quote-at';
import { sendOrder } from './send-order';
import { isGuest, type RequestServices } from '../services';

export type FlowActor = ActorRefFrom<typeof requestFlowMachine>;
export type FlowSnapshot = SnapshotFrom<typeof requestFlowMachine>;

/** The flow of one request with the shell's services as its effects; the caller starts it. */
export function createRequestFlow(services: RequestServices): FlowActor {
  const { ports, draft, vendor, order } = services;
  const delays = { signatureRetry: services.recomputeDelayMs ?? LIMITS.recomputeFeeDelayMs };
  const machine = requestFlowMachine.provide({
    delays,
    actors: {
      readServiceHours: fromPromise(() => readOrderHours(services)),
      quoteRoute: fromPromise(({ input }) => quoteAt(services, input)),
      saveOrigin: fromPromise(({ input }) => saveOrigin(services, input.origin)),
      placeOrder: fromPromise(({ input }) => sendOrder(services, input)),
      payment: paymentMachine(services, delays),
    },
  });
  const { form, pickup } = draft.getState();
  return createActor(machine, {
    input: {
      vendorId: vendor.vendor_id,
      origin: pickupOrigin(services),
      guest: isGuest(ports),
      pickup: pickupPoint(pickup),
      destination: destinationPoint(form),
      orderToBeUpdated: order,
    },
  });
}

/** Where the rider collects: the address a guest entered, else the vendor's coordinates. */
function pickupOrigin({ ports, vendor }: RequestServices): Point | null {
  const { latitude, longitude } = vendor.vendor_information.location;
  return isGuest(ports) || latitude === null || longitude === null ? null : { latitude, longitude };
}

async function readOrderHours({ ports, cache, order, vendor }: RequestServices) {
  const { timezone } = ports.locale.get().country;
  const hours = await readServiceHours(cache, ports.api, { timezone, vendorId: vendor.vendor_id });
  // An existing order can be changed at any hour.
  return order ? { ...hours, open: true } : hours;
}

async function saveOrigin({ ports, draft, vendor }: RequestServices, origin: Point): Promise<void> {
  // A guest has no address on the server: the order carries it as sender.
  if (isGuest(ports)) return;
  const body = savedAddress({ ...draft.getState().pickup, ...origin });
  await ports.api.vendors.updateAddress({ params: { vendorId: vendor.vendor_id }, body });
  await ports.vendors.refresh();
}
