import { assign } from 'xstate';
import { payment } from './payment-flow.setup';

export const choosingCard = payment.createStateConfig({
  tags: 'with-card',
  entry: 'tellCertain',
  on: {
    CHOOSE_NEW: {
      actions: { type: 'changeCard', params: { newOrExistingCard: 'NEW', selectedCreditCard: null } },
    },
    CHOOSE_EXISTING: {
      actions: {
        type: 'changeCard',
        params: ({ event }) => ({ newOrExistingCard: 'EXISTING', selectedCreditCard: event.id }),
      },
    },
    NAME: { actions: { type: 'changeCard', params: ({ event }) => ({ nameOnCard: event.name }) } },
    SAVE: { actions: { type: 'changeCard', params: ({ event }) => ({ saveCreditCard: event.save }) } },
    FORM_VALID: { actions: { type: 'changeCard', params: ({ event }) => ({ formIsValid: event.valid }) } },
    CONFIRM: {
      guard: 'cardPasses',
      target: 'confirming',
      actions: assign({ attempt: ({ event }) => event.attempt }),
    },
    LEAVE: { target: 'cancelling', actions: 'leave' },
  },
});
