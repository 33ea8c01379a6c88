import { assign } from 'xstate';
import { endInput, fault, payment, toPaymentProblem } from './payment-flow.setup';

/** Cancels the intent, unless the server answers that it was paid. */
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
      // The payment succeeded after all.
      {
        guard: ({ context, event }) => toPaymentProblem(event.error) === 'ended' && context.orderId !== null,
        target: 'verifying',
      },
      {
        guard: ({ context, event }) =>
          toPaymentProblem(event.error) === 'ended' && (context.attempt !== null || context.pending !== null),
        target: 'asking',
      },
      // It stays stored: the next visit asks again.
      { guard: ({ context }) => context.leaving && context.attempt !== null, target: 'left' },
      {
        guard: ({ context }) => context.attempt !== null,
        target: 'unanswered',
        actions: assign({ fault: fault('unanswered') }),
      },
      { guard: 'isUnknown', target: 'notVerified', actions: assign({ fault: fault('not-verified') }) },
      // An open intent expires by itself.
      { guard: 'isLeaving', target: 'left' },
      { target: 'waitingForBank', actions: assign({ fault: fault('not-cancelled') }) },
    ],
  },
});
