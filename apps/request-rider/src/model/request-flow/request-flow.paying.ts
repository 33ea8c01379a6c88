import { assign } from 'xstate';
import { flow } from './request-flow.setup';

/** The payment has its own machine, reserves the price and reports its outcome. */
export const paying = flow.createStateConfig({
  tags: 'paying',
  entry: 'openPayment',
  on: {
    BACK: [
      // No other order is allowed before it is certain that this card was not charged.
      { guard: 'isUnanswered', actions: 'undoPayment' },
      { guard: 'mayLeavePayment', target: '#requestFlow.FillOrderDetails', actions: 'leavePayment' },
      {},
    ],
    EDIT_ORIGIN: {},
    DESTINATION_CHOSEN: {},
    DESTINATION_CLEARED: {},
    VOUCHER: {},
    PAYMENT_REFUSED: {
      target: '#requestFlow.FillOrderDetails',
      actions: [
        assign({
          fault: ({ event: { type: _type, ...details } }) => ({
            kind: 'refused' as const,
            ...details,
          }),
        }),
        'announceFault',
      ],
    },
  },
});
