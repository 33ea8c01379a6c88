import type { Order } from '@courier/api-client';
import { createStore } from 'zustand/vanilla';
import { orderToBeUpdated } from '../model/order-update';
import { createCardPayment } from './create-card-payment';
import { createDestination } from './create-destination';
import { createFill } from './create-fill';
import { createOrigin } from './create-origin';
import { createPhoneCheck } from './create-phone-check';
import { createProblems } from './create-problems';
import { createQuestions } from './create-questions';
import { createRequestFlow, type FlowActor } from './create-request-flow';
import { createSubmit } from './create-submit';
import { createVoucher } from './create-voucher';
import { recordFirstFrame } from './record-first-frame';
import { followFeeTerms } from './follow-fee-terms';
import { followPlaced, followRefusals, followSteps, holdReloadWhilePaying, retryOnline } from './follow-flow';
import { followOtherTab } from './follow-other-tab';
import { followPayments } from './follow-payments';
import { keepLimit } from './item-value';
import { keepProhibitedItems } from './prohibited-items';
import { openDraft } from './open-draft';
import type { RequestServices } from './services';

type RequestInput = Omit<RequestServices, 'draft' | 'order'> & {
  order: Order | null;
};

export interface AreaState {
  /** The user's choice for the delivery areas; null before the first choice. */
  on: boolean | null;
  /** Whether the areas are drawn; the map then replaces a notice. */
  drawn: boolean;
}

export type RiderRequest = ReturnType<typeof createRequest>;

export function createRequest(input: RequestInput) {
  const draft = openDraft(input);
  const order = input.order && orderToBeUpdated(input.order);
  const services: RequestServices = { ...input, draft, order };
  const flow = createRequestFlow(services);
  const problems = createProblems();
  const questions = createQuestions();
  const phoneCheck = createPhoneCheck(input.ports);
  const destination = createDestination(services, flow, problems);
  const voucher = createVoucher(services, flow);
  return {
    services,
    draft,
    flow,
    problems,
    questions,
    phoneCheck,
    destination,
    voucher,
    origin: createOrigin(services, flow, problems),
    filling: createFill(services, { flow, problems, destination, questions }),
    submit: createSubmit(services, { flow, problems, questions, destination, voucher, phoneCheck }),
    card: createCardPayment(services, flow, problems),
    areas: createStore<AreaState>(() => ({ on: null, drawn: false })),
    /**
     * Starts the request and its subscriptions.
     * @returns the function that leaves it and cancels an open payment
     */
    open: openable(services, flow, problems),
  };
}

function openable(services: RequestServices, flow: FlowActor, problems: ReturnType<typeof createProblems>) {
  const { ports } = services;
  let isOpen: boolean;
  const leaveForm = () => {
    // React's strict mode unmounts and remounts a form at once: that does not leave the request.
    if (isOpen) return;
    flow.getSnapshot().context.payment?.send({ type: 'LEAVE' });
    flow.stop();
  };
  return () => {
    isOpen = true;
    flow.start();
    const ends = [
      keepLimit(services),
      keepProhibitedItems(services),
      followPlaced(services, flow),
      followFeeTerms(services, flow),
      followPayments(ports, flow),
      followRefusals(flow, problems),
      followSteps(ports, flow),
      followOtherTab(services, flow),
      recordFirstFrame(services, flow),
      holdReloadWhilePaying(ports, flow),
      retryOnline(flow),
    ];
    return () => {
      isOpen = false;
      ends.forEach((end) => end());
      queueMicrotask(leaveForm);
    };
  };
}
