import { assign, emit } from 'xstate';
import type { Quote } from './quote';
import { flow, placementFault, quoteInput, samePrice, takeNewFee } from './request-flow.setup';
import { PlacementError } from './request-flow.types';

// From the click to the answer nothing may change what was sent.
const unmoved = { BACK: {}, DESTINATION_CHOSEN: {}, DESTINATION_CLEARED: {}, EDIT_ORIGIN: {} };
/** What the button of the last step leads to. */
export const spending = {
  PLACE: [
    { guard: 'orderFeeChanged', target: 'askingAboutFee', actions: 'compareWithOrder' },
    { target: 'placing' },
  ],
  PAY: 'paying',
  UNSETTLED: { actions: 'tellUnsettled' },
  // On a screen that became narrow, where the summary is a step of its own.
  REVIEW: 'held',
} as const;

export const placing = flow.createStateConfig({
  entry: 'clearFault',
  on: unmoved,
  invoke: {
    src: 'placeOrder',
    input: ({ context }) => ({ quote: context.quote as Quote }),
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
  on: unmoved,
  after: { signatureRetry: 'recomputing' },
});

export const recomputing = flow.createStateConfig({
  on: unmoved,
  invoke: {
    src: 'quoteRoute',
    input: quoteInput,
    onDone: [
      {
        guard: ({ context, event }) => samePrice(context.quote, event.output),
        target: 'placing',
        actions: assign({ quote: ({ event }) => event.output }),
      },
      {
        target: 'askingAboutFee',
        actions: assign(({ context, event }) => takeNewFee(context, event.output)),
      },
    ],
    onError: {
      target: 'held',
      actions: [assign({ fault: { kind: 'recompute-failed' as const } }), 'announceFault'],
    },
  },
});
