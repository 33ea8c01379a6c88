import { createQueryClient } from '@courier/api-client/queries';
import { createActor } from 'xstate';
import type { FakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import {
  itemValueLimitQuery,
  onlinePaymentQuery,
  paymentMethodsQuery,
} from '../api/country-parameters.queries';
import { createRequest, type RiderRequest } from '../flow/create-request';
import { removeSettledPayment } from '../flow/watch/watch-payments';
import { createReturnedPayment } from '../flow/card/create-returned-payment';
import type { PendingPayment } from '../model/payment/payment-flow.types';
import type { PaymentActor } from '../model/request-flow/request-flow.types';
import { draftRequest } from './pay-by-card';
import { actionsOn, DOOR, fieldsAreOpen, paymentActionsOn } from './screen-actions';
import { WeatherLine, type Weather } from './weather-line';
import { openStoredDraft, pendingPayments } from './stored-values';

type Choice = [name: string, press: () => void];

const VENDOR = 'v1001';
/** Major units; a higher order needs a confirmation. */
export const VALUE_LIMIT = 5000;
const DEAR = '6400';
/** Events sent by the parts of a request, not by the screen. */
const TOLD_BY_PARTS = [
  'DESTINATION_CHOSEN',
  'DESTINATION_CLEARED',
  'VOUCHER',
  'REVIEW',
  'PLACE',
  'PAY',
  'SETTLE',
  'UNSETTLED',
];

/**
 * One tab of one vendor with random network faults: the production request, its payment, reloads, and the
 * bank.
 */
export class RandomUser {
  /** Every fee on the screen at a press of a paying button, major units. */
  readonly agreedFees = new Set<number>();
  saidYes = false;
  private readonly line: WeatherLine;
  private readonly shell;
  private request: RiderRequest | null = null;
  private returned: PaymentActor | null = null;
  /** The payment of the return page, when it is shown instead of the form. */
  private settling: PendingPayment | null = null;

  constructor(
    readonly backend: FakeBackend,
    weather: Weather[],
  ) {
    localStorage.clear();
    sessionStorage.clear();
    draftRequest(VENDOR, 'PAID');
    this.line = new WeatherLine(backend, weather);
    this.shell = createTestShell({
      api: this.line.client,
      vendors: backend.state.vendors,
      flags: { voucher: true },
    });
    this.shell.ports.navigation.go = (to) => {
      // The page that settles a payment; tracking ends the run.
      if (to.startsWith('/payment-return')) this.settling = pendingPayments.read();
    };
    this.open();
  }

  get placed(): string[] {
    return this.shell.events
      .filter(({ event }) => event === 'order_request_placed')
      .map(({ data }) => String(data?.['order_id']));
  }

  get screen(): string {
    if (this.returned) return `return ${String(this.returned.getSnapshot().value)}`;
    const snapshot = this.request?.flow.getSnapshot();
    const payment = snapshot?.hasTag('paying')
      ? ` ${String(snapshot.context.payment?.getSnapshot().value)}`
      : '';
    const [problem] = this.request?.problems.state.getState().problems ?? [];
    return `${JSON.stringify(snapshot?.value)}${payment}${problem ? ` ${problem.field}` : ''}`;
  }

  clearUp(): void {
    this.line.clearUp();
  }

  async quiet(): Promise<void> {
    await this.request?.phoneCheck();
    await this.line.quiet();
    if (!this.settling) return;
    this.settle(this.settling);
    await this.line.quiet();
  }

  choices(): Choice[] {
    if (this.returned) return this.choicesOfReturn(this.returned);
    const { request } = this;
    if (!request) return [];
    const { submit, flow } = request;
    if (submit.state.getState().question) {
      const yes = () => {
        this.saidYes = true;
        submit.respond(true);
      };
      return [
        ['yes', yes],
        ['no', () => submit.respond(false)],
      ];
    }
    const snapshot = flow.getSnapshot();
    const actions = actionsOn(snapshot);
    const actionChoices = actions
      .filter(({ type }) => !TOLD_BY_PARTS.includes(type))
      .map((action): Choice => [
        action.type,
        () => {
          if (action.type === 'AGREE') this.seeFee(request);
          flow.send(action as never);
        },
      ]);
    return [
      ...actionChoices,
      ...(fieldsAreOpen(snapshot) ? this.choicesOfFields(request) : []),
      ...(actions.some(({ type }) => type === 'PLACE') ? this.choicesOfButton(request) : []),
      ...this.choicesOfPayment(request),
    ];
  }

  private choicesOfFields({ draft, destination, voucher, filling, problems, flow }: RiderRequest): Choice[] {
    const { form } = draft.getState();
    const isWrong = problems.state.getState().problems.length > 0;
    const mend = () => {
      const good = { ...form, destinationName: 'Lin Chia-hao', destinationTextAddress: 'Xinyi Road 7' };
      const { latitude: destinationLatitude, longitude: destinationLongitude } = DOOR;
      filling.fill({ form: { ...good, destinationLatitude, destinationLongitude } });
    };
    return [
      ...(isWrong || !flow.getSnapshot().context.destination ? [['mend', mend] satisfies Choice] : []),
      ['spoil the name', () => draft.getState().change({ destinationName: 'L1n' })],
      ['order for more', () => this.value(draft, DEAR)],
      ['order for less', () => this.value(draft, '640')],
      ['move the pin', () => destination.movePin(DOOR)],
      ['clear the address', () => destination.clear()],
      ['type a voucher', () => voucher.type('TEA10')],
      ['type an old voucher', () => voucher.type('PAST10')],
      [
        voucher.state.getState().problem ? 'give up the voucher' : 'remove the voucher',
        () => voucher.remove(),
      ],
    ];
  }

  /** As in the field: a new value needs a new confirmation. */
  private value(draft: RiderRequest['draft'], orderAmount: string): void {
    draft.getState().change({ orderAmount });
    draft.getState().setItemValueConfirmed(false);
    this.saidYes = false;
  }

  private choicesOfButton(request: RiderRequest): Choice[] {
    const { draft, submit, flow } = request;
    const press = (paymentMethod: string) => () => {
      this.seeFee(request);
      draft.getState().change({ paymentMethod });
      submit.run('PLACE');
    };
    const { fault } = flow.getSnapshot().context;
    const byCard = draft.getState().form.paymentMethod === 'ONLINE_PAYMENT';
    // The notice's own button retries the earlier order.
    const settle: Choice[] =
      fault?.kind === 'unanswered' && byCard ? [['settle', () => flow.send({ type: 'SETTLE' })]] : [];
    return [...settle, ['pay by card', press('ONLINE_PAYMENT')], ['place', press('PAID')]];
  }

  private choicesOfPayment(request: RiderRequest): Choice[] {
    const { flow, card } = request;
    const { payment } = flow.getSnapshot().context;
    if (!payment || !flow.getSnapshot().hasTag('paying')) return [];
    return paymentActionsOn(payment.getSnapshot()).map((action): Choice => {
      if (action.type !== 'CONFIRM') return [action.type, () => payment.send(action as never)];
      const pay = () => {
        this.seeFee(request);
        void card.pay();
      };
      return [action.type, pay];
    });
  }

  private seeFee({ flow }: RiderRequest): void {
    const { quote } = flow.getSnapshot().context;
    if (quote) this.agreedFees.add(quote.fee);
  }

  private choicesOfReturn(payment: PaymentActor): Choice[] {
    const { value, context } = payment.getSnapshot();
    const over = value === 'ended';
    const toForm = over || value === 'notRefunded' || (value === 'notVerified' && context.orderId !== null);
    const buttons = { notVerified: ['RETRY'], notRefunded: ['RETRY'], waitingForBank: ['CHECK', 'CANCEL'] };
    const types = over ? [] : (buttons[String(value) as keyof typeof buttons] ?? []);
    const choices = types.map((type): Choice => [type, () => payment.send({ type } as never)]);
    return toForm ? [...choices, ['to the form', () => this.open()]] : choices;
  }

  /** Reloads the page without any cleanup. */
  reload(): void {
    this.open();
  }

  /** Returns from the bank after a confirmation, a refusal or no action there. */
  bank(answer: 'yes' | 'no' | 'nothing'): void {
    const pending = pendingPayments.read();
    if (!pending?.orderId) return;
    const intent = this.backend.state.payments.intents.get(pending.intentId);
    if (answer !== 'nothing' && intent?.status === 'CHALLENGED')
      this.backend.endChallenge(pending.orderId, answer === 'yes');
    this.settle(pending);
  }

  private leavePage(): void {
    this.request?.flow.stop();
    this.returned?.stop();
    this.request = null;
    this.returned = null;
    this.settling = null;
  }

  private open(): void {
    this.leavePage();
    const pending = pendingPayments.read();
    if (pending && pendingPayments.readUnsettled(VENDOR)) return this.settle(pending);
    const cache = createQueryClient();
    // The form's fields have loaded these queries by then.
    const { ports } = this.shell;
    cache.setQueryData(paymentMethodsQuery(ports.api).queryKey, 'CASH_ON_DELIVERY|ONLINE_PAYMENT');
    cache.setQueryData(onlinePaymentQuery(ports.api).queryKey, 'true');
    cache.setQueryData(itemValueLimitQuery(ports.api).queryKey, String(VALUE_LIMIT));
    const [vendor] = this.backend.state.vendors;
    if (!vendor) throw new Error('The fake shop is gone');
    this.request = createRequest({ ports, cache, vendor, order: null, recomputeDelayMs: 0 });
    this.request.open();
  }

  private settle(pending: PendingPayment): void {
    this.leavePage();
    const { machine, input } = createReturnedPayment(this.shell.ports, pending);
    const payment = createActor(machine, { input });
    removeSettledPayment(this.shell.ports, payment);
    this.returned = payment;
    payment.start();
  }

  get draft() {
    return openStoredDraft(VENDOR).getState();
  }
}
