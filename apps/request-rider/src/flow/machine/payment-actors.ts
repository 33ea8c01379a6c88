import { fromPromise } from 'xstate';
import type { ApiClient } from '@courier/api-client';
import { LANGUAGE_PARAMETER } from '@courier/config';
import { routes } from '@courier/shell-api/routes';
import {
  cancelPayment,
  confirm,
  createIntent,
  initiate,
  readIntent,
  readOutcome,
  refundPayment,
} from '../../api/payments';
import { cardProvider, hostedProvider } from '../../model/card/card-provider';
import { paymentFlowMachine } from '../../model/payment/payment-flow.machine';
import type { ConfirmRequest } from '../../model/payment/payment-flow.setup';
import { orderAt, requestedTexts } from './order-at';
import { quoteAt } from './quote-at';
import type { RequestServices } from '../services';

/** The payment machine with the server's calls. Calls that end a payment continue after the user has left. */
export const paymentMachine = (services: RequestServices, delays: { signatureRetry: number }) => {
  const { api } = services.ports;
  return paymentFlowMachine.provide({
    delays,
    actors: {
      ...endingActors(api),
      createIntent: fromPromise(({ input: { wallet, order } }) =>
        createIntent(api, wallet, orderAt(services, order.quote, order.submission)),
      ),
      recompute: fromPromise(({ input }) => quoteAt(services, input)),
      confirm: fromPromise(({ input }) => confirm(api, confirmDetails(services, input))),
    },
  });
};

export const resumedPaymentMachine = (api: ApiClient) =>
  paymentFlowMachine.provide({ actors: endingActors(api) });

function confirmDetails(services: RequestServices, request: ConfirmRequest) {
  const { ports, draft } = services;
  const { country: ownCountry, locale } = ports.locale.get();
  const { country } = ownCountry;
  const back = new URL(routes.paymentReturn({ payment: request.intent.intentID }), window.location.origin);
  // The bank's page reads this parameter too.
  back.searchParams.set(LANGUAGE_PARAMETER, locale);
  return {
    ...request,
    vatNumber: requestedTexts(services).vat_number,
    preorderedFor: draft.getState().form.preordered_for,
    provider:
      hostedProvider(request.intent.paymentMethods[0]) ??
      cardProvider(country, ports.flags.isOn('cybersource-credit-card-taiwan')),
    returnUrl: back.href,
    here: window.location.href,
    paymentHosts: ports.navigation.paymentHosts,
  };
}

const endingActors = (api: ApiClient) => ({
  initiate: fromPromise(({ input }: { input: { vendorId: string } }) => initiate(api, input.vendorId)),
  readOrder: fromPromise(({ input }: { input: { vendorId: string; orderId: string } }) =>
    readOutcome(api, input),
  ),
  readIntent: fromPromise(({ input }: { input: { vendorId: string; intentId: string } }) =>
    readIntent(api, input),
  ),
  refund: fromPromise(({ input }: { input: Parameters<typeof refundPayment>[1] }) =>
    refundPayment(api, input),
  ),
  cancel: fromPromise(({ input }: { input: Parameters<typeof cancelPayment>[1] }) =>
    cancelPayment(api, input),
  ),
});
