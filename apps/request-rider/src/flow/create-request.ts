import type { Order } from '@courier/api-client';
import { createStore } from 'zustand/vanilla';
import { orderToBeUpdated } from '../model/order-update';
import { createCardPayment } from './create-card-payment';
import { createDestination } from './create-destination';
import { createFill } from './create-fill';
import { createOrigin } from './create-origin';
import { createPhoneCheck } from './create-phone-check';
import { createProblems } from './create-problems';
import { createRequestFlow, type FlowActor } from './create-request-flow';
import { createSubmit } from './create-submit';
import { createVoucher } from './create-voucher';
import { followFirstFrame } from './follow-first-frame';
import { followPlaced, followRefusals, followSteps, holdReloadWhilePaying, retryOnline } from './follow-flow';
import { followOtherTab } from './follow-other-tab';
import { followPayments } from './follow-payments';
import { keepLimit } from './item-value';
import { openDraft } from './open-draft';
import type { RequestServices } from './services';

type RequestInput = Omit<RequestServices, 'draft' | 'order'> & {
  /** The order to update; a new one is made without it. */
  order: Order | null;
};

export interface AreaState {
  /** Whether the delivery areas are on the map, as a person set it; null while nobody did. */
  on: boolean | null;
  /** Whether they are drawn now: then the map says what a notice would. */
  drawn: boolean;
}

export type RiderRequest = ReturnType<typeof createRequest>;

/** One request of one vendor: what was typed, its flow, and everything a person can do with it. */
export function createRequest(input: RequestInput) {
  const draft = openDraft(input);
  const order = input.order && orderToBeUpdated(input.order);
  const services: RequestServices = { ...input, draft, order };
  const flow = createRequestFlow(services);
  const problems = createProblems();
  const phoneCheck = createPhoneCheck(input.ports);
  const destination = createDestination(services, flow, problems);
  const voucher = createVoucher(services, flow);
  return {
    services,
    draft,
    flow,
    problems,
    phoneCheck,
    destination,
    voucher,
    origin: createOrigin(services, flow, problems),
    filling: createFill(services, { flow, problems, destination }),
    submit: createSubmit(services, { flow, problems, voucher, phoneCheck }),
    card: createCardPayment(services, flow, problems),
    areas: createStore<AreaState>(() => ({ on: null, drawn: false })),
    /** Begins, and follows what happens. @returns the function that leaves it: an open payment is cancelled */
    open: openable(services, flow, problems),
  };
}

function openable(services: RequestServices, flow: FlowActor, problems: ReturnType<typeof createProblems>) {
  const { ports } = services;
  let isOpen: boolean;
  const leave = () => {
    // React's strict mode takes a form away and puts it back in one breath: that is no leaving.
    if (isOpen) return;
    flow.getSnapshot().context.payment?.send({ type: 'LEAVE' });
    flow.stop();
  };
  return () => {
    isOpen = true;
    flow.start();
    const ends = [
      keepLimit(services),
      followPlaced(services, flow),
      followPayments(ports, flow),
      followRefusals(flow, problems),
      followSteps(ports, flow),
      followOtherTab(services, flow),
      followFirstFrame(services, flow),
      holdReloadWhilePaying(ports, flow),
      retryOnline(flow),
    ];
    return () => {
      isOpen = false;
      ends.forEach((end) => end());
      queueMicrotask(leave);
    };
  };
}
