import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { usePorts, useReadable } from '@courier/shell-api';
import type { Vendor } from '@courier/api-client';
import type { PaymentMethod } from '@courier/config';
import { placeOrder } from '../../../api/place-order';
import { quoteRoute } from '../../../api/quote.queries';
import { updateOrder } from '../../../api/update-order';
import { readServiceHours } from '../../../api/service-hours';
import type { OrderDraftStore } from '../../../model/order-draft.store';
import { orderPayload } from '../../../model/order-payload';
import { updatePayload } from '../../../model/order-update';
import { pointOf, savedAddress } from '../../../model/pickup';
import { PlacementError, type OrderToBeUpdated } from '../../../model/request-flow.types';
import { requestFlowMachine } from '../../../model/request-flow.machine';
import { destinationOf, type Point } from '../../../model/request-form';
import type { FlowActor } from './request-scope';

/** What the checks made of the typed values, at the moment the vendor asked to place the order. */
export interface Submission {
  paymentMethod: PaymentMethod;
  phoneNumber: string;
}

/** Where the rider collects: what was asked of a guest, else the vendor's own place when it has one. */
function originOf(vendor: Vendor, guest: boolean): Point | null {
  const { latitude, longitude } = vendor.vendor_information.location;
  return guest || latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Runs the flow of one vendor's request with the shell's services behind its effects. */
export function useRequestFlow(
  vendor: Vendor,
  draft: OrderDraftStore,
  submission: RefObject<Submission | null>,
  order: OrderToBeUpdated | null,
): FlowActor {
  const ports = usePorts();
  const cache = useQueryClient();
  const { timezone } = useReadable(ports.locale).country;
  const guest = ports.session.get().mode === 'GUEST';
  const latestVendor = useRef(vendor);
  useEffect(() => {
    latestVendor.current = vendor;
  }, [vendor]);

  const machine = useMemo(
    () =>
      requestFlowMachine.provide({
        actors: {
          readServiceHours: fromPromise(async () => {
            const hours = await readServiceHours(cache, ports.api, timezone);
            // An order that was taken is changed at any hour.
            return order ? { ...hours, open: true } : hours;
          }),
          quoteRoute: fromPromise(({ input }) =>
            quoteRoute(cache, ports.api, input, { fallbackFee: ports.vendors.fallbackFee(input.vendorId) }),
          ),
          saveOrigin: fromPromise(async ({ input }) => {
            // A guest has no address on the server: it goes along as sender.
            if (guest) return;
            const body = savedAddress({ ...draft.getState().pickup, ...input.origin });
            await ports.api.vendors.updateAddress({ params: { vendorId: input.vendorId }, body });
            await ports.vendors.refresh();
          }),
          placeOrder: fromPromise(async ({ input }) => {
            // Nothing leaves a browser without a connection, so nothing may be claimed to be under way.
            if (!onlineManager.isOnline()) throw new PlacementError('offline');
            const { form, pickup, ageValidation } = draft.getState();
            const checked = submission.current;
            if (!checked) throw new Error('An order was sent unchecked');
            const { vendor_id: vendorId } = latestVendor.current;
            if (order) {
              const body = updatePayload(vendorId, form, checked.paymentMethod, input.quote);
              return updateOrder(ports.api, order.orderId, body);
            }
            const sender = ports.session.get().guest;
            const payload = orderPayload({
              vendorId,
              vendorPickupMinutes: latestVendor.current.estimation_pick_up_time,
              form,
              ...checked,
              quote: input.quote,
              ageValidation: ageValidation && ports.flags.isOn('tag-id-check-pg'),
              sender: guest && sender ? { pickup, ...sender } : null,
            });
            const memory = { get: () => draft.getState().attempt, set: draft.getState().setAttempt };
            return placeOrder(ports.api, payload, memory);
          }),
        },
      }),
    [cache, draft, guest, order, ports, submission, timezone],
  );

  const input = useMemo(
    () => ({
      vendorId: latestVendor.current.vendor_id,
      origin: originOf(latestVendor.current, guest),
      pickup: pointOf(draft.getState().pickup),
      destination: destinationOf(draft.getState().form),
      orderToBeUpdated: order,
    }),
    [draft, guest, order],
  );
  return useActorRef(machine, { input });
}
