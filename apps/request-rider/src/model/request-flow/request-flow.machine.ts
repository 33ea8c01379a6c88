import { assign, emit } from 'xstate';
import { paying } from './request-flow.paying';
import {
  placing,
  recomputing,
  sendEarlier,
  spending,
  submit,
  waitingToRecompute,
} from './request-flow.sending';
import {
  flow,
  errorTranslationKey,
  newRoute,
  pickupInput,
  quoteFault,
  sameRoute,
  applyNewFee,
  whenOpen,
} from './request-flow.setup';
import type { ServiceHoursState } from './service-hours';

// Requests the fee again when it expires; the screen stays unchanged.
const renewing = flow.createStateConfig({
  tags: 'renewing',
  invoke: {
    src: 'quoteRoute',
    input: sameRoute,
    onDone: { target: 'held', actions: assign(({ context, event }) => applyNewFee(context, event.output)) },
    onError: { target: 'stale', actions: assign({ fault: ({ event }) => quoteFault(event.error) }) },
  },
});

const takeHours = {
  type: 'takeHours',
  params: ({ event }: { event: { output: ServiceHoursState } }) => event.output,
} as const;

/**
 * The screen provides actors that call the server through the query cache; typed values stay in the draft.
 */
export const requestFlowMachine = flow.createMachine({
  id: 'requestFlow',
  context: ({ input }) => ({
    ...input,
    pickup: input.origin ?? input.pickup,
    originWasAsked: input.origin === null,
    quote: null,
    formerFee: null,
    formerParts: [],
    agreedFee: null,
    hours: null,
    payment: null,
    sending: null,
    laterOnly: false,
    fault: null,
  }),
  initial: 'CheckServiceHours',
  on: {
    DESTINATION_CHOSEN: {
      guard: ({ context }) => context.origin !== null,
      target: '.CheckIfDestinationIsValid',
      actions: assign({ destination: ({ event }) => event.point, quote: null, formerFee: null, fault: null }),
    },
    DESTINATION_CLEARED: {
      guard: ({ context }) => context.origin !== null,
      target: '.AskForDestinationAddress',
      actions: 'forgetDestination',
    },
    // From every state, unless an order is being sent.
    EDIT_ORIGIN: [
      { guard: 'hasOldPickup', target: '.AskForOriginAddressDetails', actions: 'forgetQuote' },
      { guard: 'originWasAsked', target: '.AskForOriginAddress', actions: 'forgetQuote' },
    ],
    VOUCHER: { actions: { type: 'applyVoucher', params: ({ event }) => event.discount } },
    PAYMENT_QUOTE: { guard: 'isQuoted', actions: assign({ quote: ({ event }) => event.quote }) },
    PAYMENT_MADE: {
      target: '.CheckServiceHours',
      actions: [
        emit(({ event }) => ({ type: 'placed' as const, orderId: event.orderId, afterAll: false })),
        'reset',
      ],
    },
  },
  states: {
    CheckServiceHours: {
      tags: 'checking',
      // A destination chosen during the check must not overtake it.
      on: {
        DESTINATION_CHOSEN: {
          target: 'CheckServiceHours',
          reenter: true,
          actions: assign({
            destination: ({ event }) => event.point,
            quote: null,
            formerFee: null,
            fault: null,
          }),
        },
        DESTINATION_CLEARED: { actions: 'forgetDestination' },
      },
      invoke: {
        src: 'readServiceHours',
        onDone: [
          {
            guard: ({ context, event }) => !event.output.open && !context.laterOnly,
            target: 'ServiceClosed',
            actions: takeHours,
          },
          ...whenOpen.map((way) => ({ ...way, actions: takeHours })),
        ],
        // Hours that cannot be loaded count as open.
        onError: [...whenOpen],
      },
    },
    ServiceClosed: {
      on: {
        RETRY: 'CheckServiceHours',
        SCHEDULE_LATER: whenOpen.map((way) => ({ ...way, actions: assign({ laterOnly: true }) })),
        DESTINATION_CHOSEN: { actions: assign({ destination: ({ event }) => event.point, quote: null }) },
        DESTINATION_CLEARED: { actions: 'forgetDestination' },
      },
    },
    AskForOriginAddress: {
      tags: 'asking-origin',
      on: {
        ORIGIN_CHOSEN: {
          target: 'AskForOriginAddressDetails',
          actions: assign({ pickup: ({ event }) => event.point }),
        },
        ORIGIN_CLEARED: {},
        EDIT_ORIGIN: {},
      },
    },
    AskForOriginAddressDetails: {
      tags: 'asking-origin',
      initial: 'placing',
      on: {
        EDIT_ORIGIN: {},
        ORIGIN_CHOSEN: { actions: assign({ pickup: ({ event }) => event.point }) },
        ORIGIN_CLEARED: { target: 'AskForOriginAddress', actions: assign({ pickup: null, fault: null }) },
        BACK: 'AskForOriginAddress',
      },
      states: {
        placing: { on: { SAVE_ORIGIN: 'saving' } },
        saving: {
          entry: 'clearFault',
          on: { ORIGIN_CHOSEN: {}, ORIGIN_CLEARED: {}, BACK: {} },
          invoke: {
            src: 'saveOrigin',
            input: pickupInput,
            onDone: [
              {
                guard: 'hasDestination',
                target: '#requestFlow.CheckIfDestinationIsValid',
                actions: [assign({ origin: ({ context }) => context.pickup, quote: null }), 'announceOrigin'],
              },
              {
                target: '#requestFlow.AskForDestinationAddress',
                actions: [assign({ origin: ({ context }) => context.pickup }), 'announceOrigin'],
              },
            ],
            onError: {
              target: 'placing',
              actions: [
                assign({
                  fault: ({ event }) => ({
                    kind: 'origin-not-saved' as const,
                    ...errorTranslationKey(event.error),
                  }),
                }),
                'announceFault',
              ],
            },
          },
        },
      },
    },
    AskForDestinationAddress: {
      on: {
        RETRY: { guard: 'hasDestination', target: 'CheckIfDestinationIsValid' },
        BACK: [
          { guard: 'hasOldPickup', target: 'AskForOriginAddressDetails' },
          { guard: 'originWasAsked', target: 'AskForOriginAddress' },
        ],
      },
    },
    CheckIfDestinationIsValid: {
      tags: 'checking',
      entry: 'clearFault',
      invoke: {
        src: 'quoteRoute',
        input: newRoute,
        onDone: {
          target: 'CheckServiceHours',
          actions: assign({ quote: ({ event }) => event.output, formerFee: null }),
        },
        onError: {
          target: 'AskForDestinationAddress',
          actions: [assign({ fault: ({ event }) => quoteFault(event.error) }), 'announceFault'],
        },
      },
    },
    FillOrderDetails: {
      tags: 'quoted',
      initial: 'held',
      on: {
        REVIEW: { target: 'FillPaymentDetails' },
        PLACE: [
          {
            guard: 'orderFeeChanged',
            target: 'FillPaymentDetails.askingAboutFee',
            actions: [submit, 'compareWithOrder'],
          },
          { target: 'FillPaymentDetails.placing', actions: submit },
        ],
        PAY: { target: 'FillPaymentDetails.paying', actions: submit },
        SETTLE: { target: 'FillPaymentDetails.placing', actions: sendEarlier },
        UNSETTLED: { actions: 'tellUnsettled' },
        BACK: { target: 'AskForDestinationAddress' },
      },
      states: {
        held: { after: { quoteLife: 'renewing' }, on: { RETRY: 'renewing' } },
        renewing,
        stale: { entry: 'announceFault', on: { RETRY: 'renewing' } },
      },
    },
    FillPaymentDetails: {
      tags: ['quoted', 'review'],
      initial: 'held',
      on: { BACK: { target: 'FillOrderDetails' } },
      states: {
        held: {
          after: { quoteLife: 'renewing' },
          on: { RETRY: 'renewing', ...spending },
        },
        renewing,
        // Sending the order with an expired fee also renews it.
        stale: { entry: 'announceFault', on: { RETRY: 'renewing', ...spending } },
        placing,
        waitingToRecompute,
        recomputing,
        paying,
        askingAboutFee: {
          tags: 'asking-fee',
          on: {
            AGREE: {
              target: 'placing',
              actions: assign({ formerFee: null, agreedFee: ({ context }) => context.quote?.fee ?? null }),
            },
            BACK: { target: 'held', actions: assign({ formerFee: null }) },
          },
        },
      },
    },
  },
});
