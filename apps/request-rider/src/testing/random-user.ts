import { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { createApiClient } from '@courier/api-client';
import type { FakeBackend } from '@courier/api-client/testing';
import { placeOrder } from '../api/place-order';
import { quoteRoute } from '../api/quote.queries';
import { readServiceHours } from '../api/service-hours';
import type { OrderAttempt } from '../model/order-attempt';
import { orderPayload } from '../model/order-payload';
import type { PendingPayment } from '../model/payment-flow.types';
import type { Quote } from '../model/quote';
import { emptyRequestForm } from '../model/request-form';
import { requestFlowMachine } from '../model/request-flow.machine';
import { quoteInput } from '../model/request-flow.setup';
import { PlacementError, type PaymentActor } from '../model/request-flow.types';
import { paymentMachine, resumedPaymentMachine } from '../payment/payment-machine';
import { actionsOn, DOOR, paymentActionsOn, SHOP } from './screen-actions';

export const WEATHER = ['fair', 'reset', 'lost', 'html', 'truncated', 500, 429] as const;
export type Weather = (typeof WEATHER)[number];

const json = { 'content-type': 'application/json' };
const BROKEN: Readonly<Record<string, () => Response>> = {
  html: () => new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } }),
  truncated: () => new Response('{"result":{"ord', { headers: json }),
  500: () => new Response('{}', { status: 500, headers: json }),
  429: () => new Response('{}', { status: 429, headers: json }),
};

const FORM = {
  ...emptyRequestForm,
  destinationName: 'Lin Chia-hao',
  destinationPhoneNumber: '0912048317',
  destinationTextAddress: 'Xinyi Road 7',
  orderAmount: '640',
  orderDescription: 'Two teas',
};

/** One tab of one vendor over a line with weather: a request, its payment, reloads, and what a tab remembers. */
export class RandomUser {
  placed: string[] = [];
  pending: PendingPayment | null = null;
  attempt: OrderAttempt | null = null;
  byCard = false;
  private flow: ActorRefFrom<typeof requestFlowMachine> | null = null;
  private returned: PaymentActor | null = null;
  private inFlight = 0;
  private keys = 0;
  private followed = new Set<AnyActorRef>();

  constructor(
    readonly backend: FakeBackend,
    /** What becomes of the next calls; fair when it runs out. */
    private weather: Weather[],
  ) {
    this.open();
  }

  /** What stands on the screen. */
  get screen(): string {
    if (this.returned) return `return ${String(this.returned.getSnapshot().value)}`;
    const snapshot = this.flow?.getSnapshot();
    const payment = snapshot?.matches({ FillPaymentDetails: 'paying' })
      ? ` ${String(snapshot.context.payment?.getSnapshot().value)}`
      : '';
    return `${JSON.stringify(snapshot?.value)}${payment}`;
  }

  clearUp(): void {
    this.weather = [];
  }

  /** Everything that can be pressed now; each press is named. */
  choices(): [name: string, press: () => void][] {
    if (this.returned) return this.choicesOfReturn(this.returned);
    const { flow } = this;
    if (!flow) return [];
    const snapshot = flow.getSnapshot();
    const { payment } = snapshot.context;
    const paying = snapshot.matches({ FillPaymentDetails: 'paying' }) && payment;
    const choices = actionsOn(snapshot)
      .filter(({ type }) => !['PAY', 'UNSETTLED', 'PLACE', 'REVIEW'].includes(type))
      .map((action): [string, () => void] => [action.type, () => flow.send(action as never)]);
    if (actionsOn(snapshot).some(({ type }) => type === 'PLACE'))
      choices.push(['pay by card', () => this.press(true)], ['place', () => this.press(false)]);
    if (paying)
      for (const action of paymentActionsOn(paying.getSnapshot(), `key-${(this.keys += 1)}`))
        choices.push([action.type, () => paying.send(action as never)]);
    return choices;
  }

  private choicesOfReturn(payment: PaymentActor): [string, () => void][] {
    const { value, context } = payment.getSnapshot();
    const over = value === 'ended';
    const toForm = over || value === 'notRefunded' || (value === 'notVerified' && context.orderId !== null);
    const buttons = { notVerified: ['RETRY'], notRefunded: ['RETRY'], waitingForBank: ['CHECK', 'CANCEL'] };
    const types = over ? [] : (buttons[String(value) as keyof typeof buttons] ?? []);
    const choices = types.map((type): [string, () => void] => [type, () => payment.send({ type } as never)]);
    return toForm ? [...choices, ['to the form', () => this.open()]] : choices;
  }

  /** The button of the last step, as `useSubmit` decides it. */
  private press(byCard: boolean): void {
    this.byCard = byCard;
    if (!byCard) return this.flow?.send({ type: 'PLACE' });
    const unsettled = this.flow?.getSnapshot().context.fault?.kind === 'unanswered';
    // The notice's own button tries the earlier order again.
    if (unsettled && this.attempt) return this.flow?.send({ type: 'PLACE' });
    this.flow?.send({ type: this.attempt === null ? 'PAY' : 'UNSETTLED' });
  }

  /** The page is loaded anew: nothing is said good-bye to. */
  reload(): void {
    this.open();
  }

  /** Comes back from the bank, having said yes or no there, or nothing. */
  bank(answer: 'yes' | 'no' | 'nothing'): void {
    const { pending, backend } = this;
    if (!pending?.orderId) return;
    const intent = backend.state.payments.intents.get(pending.intentId);
    if (answer !== 'nothing' && intent?.status === 'CHALLENGED')
      backend.answerChallenge(pending.orderId, answer === 'yes');
    this.settle(pending);
  }

  /** Until nothing is under way any more. */
  async quiet(): Promise<void> {
    for (let still = 0; still < 4; still += 1) {
      await new Promise((done) => setTimeout(done, 0));
      if (this.inFlight > 0) still = 0;
    }
  }

  private readonly api = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => 'Bearer access|id',
    retryDelay: () => 0,
    fetch: async (input, init) => {
      const weather = this.weather.shift() ?? 'fair';
      this.inFlight += 1;
      try {
        if (weather === 'fair') return await this.backend.fetch(input, init);
        if (weather === 'lost') await this.backend.fetch(input, init);
        const answer = BROKEN[weather];
        if (!answer) throw new TypeError('connection reset');
        return answer();
      } finally {
        this.inFlight -= 1;
      }
    },
  });

  private readonly orderAt = (quote: Quote) =>
    orderPayload({
      vendorId: 'v1001',
      vendorPickupMinutes: 15,
      form: { ...FORM, destinationLatitude: DOOR.latitude, destinationLongitude: DOOR.longitude },
      paymentMethod: 'PAID',
      phoneNumber: '+886912048317',
      quote,
      ageValidation: false,
      sender: null,
    });

  private open(): void {
    this.flow?.stop();
    this.returned?.stop();
    this.returned = null;
    if (this.pending?.orderId === null) return this.settle(this.pending);
    const cache = new QueryClient();
    const { api } = this;
    const quoteAt = (input: Parameters<typeof quoteRoute>[2]) =>
      quoteRoute(cache, api, input, { fallbackFee: null });
    const memory = {
      get: () => this.attempt,
      set: (attempt: OrderAttempt | null) => {
        this.attempt = attempt;
      },
    };
    const machine = requestFlowMachine.provide({
      delays: { signatureRetry: 0 },
      actors: {
        readServiceHours: fromPromise(() => readServiceHours(cache, api, 'Asia/Taipei')),
        quoteRoute: fromPromise(({ input }) => quoteAt(input)),
        placeOrder: fromPromise(({ input }) => {
          const earlier = this.attempt?.sent.at(-1);
          if (this.byCard && earlier === undefined) return Promise.reject(new PlacementError('failed'));
          const body = this.byCard && earlier ? (JSON.parse(earlier) as never) : this.orderAt(input.quote);
          return placeOrder(api, body, memory);
        }),
        payment: paymentMachine({
          api,
          orderAt: this.orderAt,
          recompute: () => quoteAt(quoteInput({ context: flow.getSnapshot().context })),
          details: () => ({ vatNumber: '', preorderedFor: null, provider: 'generic_creditcard' }),
          returnUrl: () => 'http://localhost/payment-return',
          paymentHosts: [],
        }).provide({ delays: { signatureRetry: 0 } }),
      },
    });
    const flow = createActor(machine, {
      input: {
        vendorId: 'v1001',
        origin: SHOP,
        pickup: null,
        guest: false,
        destination: DOOR,
        orderToBeUpdated: null,
      },
    });
    this.flow = flow;
    flow.on('placed', ({ orderId }) => this.done(orderId));
    flow.subscribe(({ context: { payment } }) => payment && this.follow(payment));
    flow.start();
  }

  private follow(payment: PaymentActor): void {
    if (this.followed.has(payment)) return;
    this.followed.add(payment);
    payment.on('charging', ({ pending }) => {
      this.pending = pending;
    });
    payment.on('redirect', ({ pending }) => {
      this.pending = pending;
    });
    payment.on('certain', ({ intentId }) => {
      if (this.pending?.intentId === intentId) this.pending = null;
    });
    payment.on('unsettled', () => this.pending && this.settle(this.pending));
  }

  /** The page a payment is settled on. */
  private settle(pending: PendingPayment): void {
    this.flow?.stop();
    this.returned?.stop();
    const payment = createActor(resumedPaymentMachine(this.api), {
      input: {
        vendorId: 'v1001',
        guest: false,
        quote: null,
        pending,
        report: (event) => event.type === 'PAYMENT_MADE' && this.done(event.orderId),
      },
    });
    this.returned = payment;
    this.follow(payment);
    payment.start();
  }

  private done(orderId: string): void {
    this.placed.push(orderId);
    this.attempt = null;
    this.pending = null;
  }
}
