import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { routes, usePorts, useReadable } from '@courier/shell-api';
import type { Vendor } from '@courier/api-client';
import { orderQuery } from '../../../api/order.queries';
import { placeOrder } from '../../../api/place-order';
import { quoteRoute } from '../../../api/quote.queries';
import { isOutdated, updateOrder } from '../../../api/update-order';
import { readServiceHours } from '../../../api/service-hours';
import type { OrderDraftStore } from '../../../model/order-draft.store';
import { orderPayload, type OrderPayload } from '../../../model/order-payload';
import { cardProvider } from '../../../model/card-provider';
import { sentMethod, type PaymentChoice } from '../../../model/payment-options';
import type { Quote } from '../../../model/quote';
import { quoteInput, type QuoteRequest } from '../../../model/request-flow.setup';
import { updatePayload } from '../../../model/order-update';
import { pointOf, savedAddress } from '../../../model/pickup';
import { PlacementError, type OrderToBeUpdated } from '../../../model/request-flow.types';
import { requestFlowMachine } from '../../../model/request-flow.machine';
import { destinationOf, type Point } from '../../../model/request-form';
import { paymentMachine } from '../../../payment/payment-machine';
import type { FlowActor } from './request-scope';
import { withVoucher } from './with-voucher';

/** What the checks made of the typed values, at the moment the vendor asked to place the order. */
export interface Submission {
  paymentMethod: PaymentChoice;
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
  const { timezone, country } = useReadable(ports.locale).country;
  const guest = ports.session.get().mode === 'GUEST';
  const latestVendor = useRef(vendor);
  useEffect(() => {
    latestVendor.current = vendor;
  }, [vendor]);

  const actor = useRef<FlowActor | null>(null);
  const machine = useMemo(() => {
    const quoteAt = async (input: QuoteRequest): Promise<Quote> => {
      const fallbackFee = ports.vendors.fallbackFee(input.vendorId);
      const quote = await quoteRoute(cache, ports.api, input, { fallbackFee });
      const counts = !order && ports.flags.isOn('voucher');
      return counts ? withVoucher(ports.api, draft, input.vendorId, quote) : quote;
    };
    const vatNumber = () => (ports.flags.isOn('payment_vat') ? draft.getState().form.vat_number : '');
    const orderAt = (quote: Quote) => {
      const { form, pickup, ageValidation } = draft.getState();
      const checked = submission.current;
      if (!checked) throw new Error('An order was sent unchecked');
      const { vendor_id: vendorId, estimation_pick_up_time: vendorPickupMinutes } = latestVendor.current;
      const sender = ports.session.get().guest;
      return orderPayload({
        vendorId,
        vendorPickupMinutes,
        form: { ...form, vat_number: vatNumber() },
        paymentMethod: sentMethod(checked.paymentMethod),
        phoneNumber: checked.phoneNumber,
        quote,
        ageValidation: ageValidation && ports.flags.isOn('tag-id-check-pg'),
        sender: guest && sender ? { pickup, ...sender } : null,
      });
    };
    return requestFlowMachine.provide({
      actors: {
        readServiceHours: fromPromise(async () => {
          const hours = await readServiceHours(cache, ports.api, timezone);
          // An order that was taken is changed at any hour.
          return order ? { ...hours, open: true } : hours;
        }),
        quoteRoute: fromPromise(({ input }) => quoteAt(input)),
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
          const checked = submission.current;
          if (order && checked) {
            const { vendor_id: vendorId } = latestVendor.current;
            const method = sentMethod(checked.paymentMethod);
            const body = updatePayload(vendorId, draft.getState().form, method, input.quote);
            return updateOrder(ports.api, order.orderId, body).catch(async (fault: unknown) => {
              // A rider may have set out meanwhile; the order read again says so. Any other fault leaves the form alone.
              if (isOutdated(fault)) {
                const { queryKey } = orderQuery(ports.api, vendorId, order.orderId);
                await cache.invalidateQueries({ queryKey });
              }
              throw fault;
            });
          }
          const memory = { get: () => draft.getState().attempt, set: draft.getState().setAttempt };
          // Asked for by a card that may not pay before an earlier try is certain.
          const earlier = memory.get()?.sent.at(-1);
          const byCard = checked?.paymentMethod === 'ONLINE_PAYMENT';
          // It is certain by now that there is none, and a card has not paid yet.
          if (byCard && earlier === undefined) throw new PlacementError('failed');
          const body = byCard && earlier ? (JSON.parse(earlier) as OrderPayload) : orderAt(input.quote);
          return placeOrder(ports.api, body, memory);
        }),
        payment: paymentMachine({
          api: ports.api,
          orderAt,
          recompute: () => {
            const context = actor.current?.getSnapshot().context;
            return context ? quoteAt(quoteInput({ context })) : Promise.reject(new Error('The form is gone'));
          },
          details: () => ({
            vatNumber: vatNumber(),
            preorderedFor: draft.getState().form.preordered_for,
            provider: cardProvider(country, ports.flags.isOn('cybersource-credit-card-taiwan')),
          }),
          paymentHosts: ports.navigation.paymentHosts,
          returnUrl: (payment) => new URL(routes.paymentReturn({ payment }), window.location.origin).href,
        }),
      },
    });
  }, [cache, country, draft, guest, order, ports, submission, timezone]);

  const input = useMemo(
    () => ({
      vendorId: latestVendor.current.vendor_id,
      origin: originOf(latestVendor.current, guest),
      guest,
      pickup: pointOf(draft.getState().pickup),
      destination: destinationOf(draft.getState().form),
      orderToBeUpdated: order,
    }),
    [draft, guest, order],
  );
  // Runs before the actor is stopped: an open payment is cancelled when the form is left.
  useEffect(
    () => () => {
      actor.current?.getSnapshot().context.payment?.send({ type: 'LEAVE' });
    },
    [],
  );
  const flow = useActorRef(machine, { input });
  useEffect(() => {
    actor.current = flow;
  }, [flow]);
  return flow;
}
