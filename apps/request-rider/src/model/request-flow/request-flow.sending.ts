import { assign, emit } from 'xstate';
import { samePrice } from '../quote/quote';
import { flow, orderInput, placementFault, sameRoute, applyNewFee } from './request-flow.setup';
import { PlacementError, type FlowEvent } from './request-flow.types';

// From the click to the answer, nothing may change what was sent.
const unmoved = { BACK: {}, DESTINATION_CHOSEN: {}, DESTINATION_CLEARED: {}, EDIT_ORIGIN: {} };
export const submit = {
  type: 'send',
  params: ({ event }: { event: Extract<FlowEvent, { type: 'PLACE' | 'PAY' }> }) => event.submission,
} as const;
export const sendEarlier = { type: 'send', params: 'earlier' } as const;

export const spending = {
  PLACE: [
    { guard: 'orderFeeChanged', target: 'askingAboutFee', actions: [submit, 'compareWithOrder'] },
    { target: 'placing', actions: submit },
  ],
  PAY: { target: 'paying', actions: submit },
  SETTLE: { target: 'placing', actions: sendEarlier },
  UNSETTLED: { actions: 'tellUnsettled' },
  // The window became narrow; there the summary is a separate step.
  REVIEW: 'held',
} as const;

export const placing = flow.createStateConfig({
  tags: 'sending',
  entry: 'clearFault',
  on: unmoved,
  invoke: {
    src: 'placeOrder',
    input: orderInput,
    onDone: {
      target: '#requestFlow.CheckServiceHours',
      actions: [emit(({ event }) => ({ type: 'placed' as const, ...event.output })), 'reset'],
    },
    onError: [
      {
        guard: ({ event }) =>
          event.error instanceof PlacementError && event.error.kind === 'signature-expired',
        target: 'waitingToRecompute',
      },
      {
        target: 'held',
        actions: [assign({ fault: ({ event }) => placementFault(event.error) }), 'announceFault'],
      },
    ],
  },
});

export const waitingToRecompute = flow.createStateConfig({
  tags: 'sending',
  on: unmoved,
  after: { signatureRetry: 'recomputing' },
});

export const recomputing = flow.createStateConfig({
  tags: 'sending',
  on: unmoved,
  invoke: {
    src: 'quoteRoute',
    input: sameRoute,
    onDone: [
      {
        guard: ({ context, event }) => samePrice(context.quote, event.output),
        target: 'placing',
        actions: assign({ quote: ({ event }) => event.output }),
      },
      {
        target: 'askingAboutFee',
        actions: assign(({ context, event }) => applyNewFee(context, event.output)),
      },
    ],
    onError: {
      target: 'held',
      actions: [assign({ fault: { kind: 'recompute-failed' as const } }), 'announceFault'],
    },
  },
});
