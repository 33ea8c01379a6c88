import { assign } from 'xstate';
import { flow } from './request-flow.setup';

/** The payment step of an online payment: the payment has a machine of its own, holds the price and reports how it went. */
export const paying = flow.createStateConfig({
  tags: 'paying',
  entry: 'openPayment',
  on: {
    BACK: [
      // Nobody may order again before it is certain that this card was not charged.
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
