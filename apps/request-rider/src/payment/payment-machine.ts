import { fromPromise } from 'xstate';
import type { ApiClient, CardProvider, CreateOrder } from '@courier/api-client';
import {
  cancelPayment,
  confirm,
  createIntent,
  initiate,
  readIntent,
  readOutcome,
  refundPayment,
} from '../api/payments';
import { paymentFlowMachine } from '../model/payment-flow.machine';
import type { Quote } from '../model/quote';

interface PaymentServices {
  api: ApiClient;
  /** What would be sent as an order at this price. */
  orderAt(quote: Quote): CreateOrder;
  /** Asks the price again. */
  recompute(): Promise<Quote>;
  /** As they stand in the payment step. */
  details(): { vatNumber: string; preorderedFor: number | null; provider: CardProvider };
  /** Where the bank returns to. */
  returnUrl(intentId: string): string;
  paymentHosts: readonly string[];
}

/** A payment with the server behind its calls. Calls that end one are carried out even when nobody waits any more. */
export const paymentMachine = ({
  api,
  orderAt,
  recompute,
  details,
  returnUrl,
  paymentHosts,
}: PaymentServices) =>
  paymentFlowMachine.provide({
    actors: {
      ...endingActors(api),
      createIntent: fromPromise(({ input }) => createIntent(api, input.wallet, orderAt(input.quote))),
      recompute: fromPromise(() => recompute()),
      confirm: fromPromise(({ input }) =>
        confirm(api, {
          ...input,
          ...details(),
          returnUrl: returnUrl(input.intent.intentID),
          here: window.location.href,
          paymentHosts,
        }),
      ),
    },
  });

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

/** A payment that came back from the bank: it can be looked at, cancelled and refunded. */
export const resumedPaymentMachine = (api: ApiClient) =>
  paymentFlowMachine.provide({ actors: endingActors(api) });
