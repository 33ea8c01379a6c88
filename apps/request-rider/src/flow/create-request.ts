import type { Order } from '@courier/api-client';
import { createStore } from 'zustand/vanilla';
import { orderToBeUpdated } from '../model/request-flow/order-update';
import { createCardPayment } from './card/create-card-payment';
import { createDestination } from './form/create-destination';
import { createFill } from './form/create-fill';
import { createOrigin } from './form/create-origin';
import { createPhoneCheck } from './form/create-phone-check';
import { createProblems } from './form/create-problems';
import { createQuestions } from './form/create-questions';
import { createRequestFlow, type FlowActor } from './machine/create-request-flow';
import { createSubmit } from './create-submit';
import { createVoucher } from './form/create-voucher';
import { recordFirstFrame } from './watch/record-first-frame';
import { watchFeeTerms } from './watch/watch-fee-terms';
import {
  watchPlaced,
  watchRefusals,
  watchSteps,
  blockReloadWhilePaying,
  retryOnline,
} from './watch/watch-flow';
import { watchOtherTab } from './watch/watch-other-tab';
import { watchPayments } from './watch/watch-payments';
import { retainLimit } from './machine/item-value';
import { retainProhibitedItems } from './machine/prohibited-items';
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
      retainLimit(services),
      retainProhibitedItems(services),
      watchPlaced(services, flow),
      watchFeeTerms(services, flow),
      watchPayments(ports, flow),
      watchRefusals(flow, problems),
      watchSteps(ports, flow),
      watchOtherTab(services, flow),
      recordFirstFrame(services, flow),
      blockReloadWhilePaying(ports, flow),
      retryOnline(flow),
    ];
    return () => {
      isOpen = false;
      ends.forEach((end) => end());
      queueMicrotask(leaveForm);
    };
  };
}
