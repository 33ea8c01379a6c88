import { assign } from 'xstate';
import { endInput, fault, payment, problemOf } from './payment-flow.setup';

/** The intent is ended, unless the server says that it was paid. */
export const cancelling = payment.createStateConfig({
  on: { LEAVE: { actions: 'leave' } },
  invoke: {
    src: 'cancel',
    input: endInput,
    onDone: [
      { guard: 'isLeaving', target: 'left', actions: 'tellCertain' },
      {
        target: 'ended',
        actions: assign({ fault: ({ context }) => context.fault ?? fault('abandoned') }),
      },
    ],
    onError: [
      // The payment was made after all.
      {
        guard: ({ context, event }) => problemOf(event.error) === 'ended' && context.orderId !== null,
        target: 'verifying',
      },
      {
        guard: ({ context, event }) =>
          problemOf(event.error) === 'ended' && (context.attempt !== null || context.pending !== null),
        target: 'asking',
      },
      // It stays remembered: the next visit asks.
      { guard: ({ context }) => context.leaving && context.attempt !== null, target: 'left' },
      {
        guard: ({ context }) => context.attempt !== null,
        target: 'unanswered',
        actions: assign({ fault: fault('unanswered') }),
      },
      { guard: 'isUnknown', target: 'notVerified', actions: assign({ fault: fault('not-verified') }) },
      // What is left open runs out by itself.
      { guard: 'isLeaving', target: 'left' },
      { target: 'waitingForBank', actions: assign({ fault: fault('not-cancelled') }) },
    ],
  },
});
