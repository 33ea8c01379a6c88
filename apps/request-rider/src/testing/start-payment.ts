import { jest } from '@jest/globals';
import { createActor, fromPromise } from 'xstate';
import { paymentFlowMachine } from '../model/payment/payment-flow.machine';
import {
  type Intent,
  type IntentOutcome,
  type OrderToPay,
  type PaymentAttempt,
  type PaymentEmitted,
  type PaymentInput,
  type PaymentOutcome,
  type PaymentReport,
} from '../model/payment/payment-flow.types';
import type {
  Confirmation,
  ConfirmRequest,
  EndRequest,
  IntentRequest,
} from '../model/payment/payment-flow.setup';
import type { Quote } from '../model/quote/quote';

export const quote = (fee: number) => ({ fee, signature: `s${fee}` }) as Quote;
export const toPay = (fee: number): OrderToPay => ({
  quote: quote(fee),
  submission: { paymentMethod: 'ONLINE_PAYMENT', phoneNumber: '+96551234567' },
});
export const stored = {
  id: 'c1',
  scheme: 'visa',
  card_last_digits: '4242',
  holder_name: 'Lin',
  expiry_month: '09',
  expiry_year: '2039',
};
export const wallet = { walletID: 'w1', accessToken: 'token', expiresIn: 900 };
export const intent = (cards: readonly (typeof stored)[] = []): Intent => ({
  intentID: 'i1',
  paymentMethods: [{ name: 'generic_creditcard', paymentInstruments: cards }],
});
export const attempt = (key = 'k1'): PaymentAttempt => ({ key, instrument: 'c1', card: null });

interface World extends Partial<PaymentInput> {
  cards?: readonly (typeof stored)[];
  confirm?: (request: ConfirmRequest) => Promise<Confirmation>;
  create?: (request: IntentRequest) => Promise<Intent>;
  recompute?: () => Promise<Quote>;
  outcome?: () => Promise<PaymentOutcome>;
  intentOutcome?: () => Promise<IntentOutcome>;
  cancel?: () => Promise<void>;
}

/** A payment with predefined answers; `calls` names each call, in order. */
export function startPayment(world: World = {}) {
  const calls: string[] = [];
  const initiate = jest.fn(async () => wallet);
  const create = jest.fn(world.create ?? (async () => intent(world.cards)));
  const confirm = jest.fn(world.confirm ?? (async () => ({ orderId: 'v1-1', redirect: null })));
  const recompute = jest.fn(world.recompute ?? (async () => quote(84)));
  const outcome = jest.fn(world.outcome ?? (async (): Promise<PaymentOutcome> => 'paid'));
  const readIntent = jest.fn(
    world.intentOutcome ?? (async (): Promise<IntentOutcome> => ({ status: 'OPEN', orderId: null })),
  );
  const refund = jest.fn(async (_request: EndRequest): Promise<void> => undefined);
  const cancel = jest.fn(world.cancel ?? (async () => undefined));
  const traced =
    <Input, Output>(name: string, call: (input: Input) => Promise<Output>) =>
    ({ input }: { input: Input }) => {
      calls.push(name);
      return call(input);
    };
  const machine = paymentFlowMachine.provide({
    actors: {
      initiate: fromPromise(traced('initiate', initiate)),
      createIntent: fromPromise(traced('intent', create)),
      confirm: fromPromise(traced('confirm', confirm)),
      recompute: fromPromise(traced('recompute', recompute)),
      readOrder: fromPromise(traced('read', outcome)),
      readIntent: fromPromise(traced('ask', readIntent)),
      refund: fromPromise(traced('refund', refund)),
      cancel: fromPromise(traced('cancel', cancel)),
    },
  });
  const reports: PaymentReport[] = [];
  const emitted: PaymentEmitted[] = [];
  const actor = createActor(machine, {
    input: {
      vendorId: 'v1',
      guest: world.guest ?? false,
      order: world.order === undefined ? toPay(84) : world.order,
      pending: world.pending ?? null,
      report: (event) => reports.push(event),
    },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const state = () => String(actor.getSnapshot().value);
  const context = () => actor.getSnapshot().context;
  return { actor, calls, reports, emitted, state, context, confirm, create, refund, cancel };
}
