import type { FlowSnapshot } from './request-scope';

/** The three steps a phone shows one at a time. */
export type PhoneStep = 'where' | 'details' | 'review';

const CHECKING = ['CheckIfDestinationIsValid', 'CheckServiceHours'] as const;
const SENDING = ['placing', 'waitingToRecompute', 'recomputing'] as const;

/** Whether an address is being checked and priced. */
export const isChecking = (snapshot: FlowSnapshot) =>
  snapshot.context.destination !== null && CHECKING.some((state) => snapshot.matches(state));

/** Whether the order is on its way: nothing may change until the answer. */
export const isSending = (snapshot: FlowSnapshot) =>
  SENDING.some((state) => snapshot.matches({ FillPaymentDetails: state }));

/** Whether an online payment is under way. */
export const isPaying = (snapshot: FlowSnapshot) => snapshot.matches({ FillPaymentDetails: 'paying' });

export const isRenewing = (snapshot: FlowSnapshot) =>
  snapshot.matches({ FillOrderDetails: 'renewing' }) || snapshot.matches({ FillPaymentDetails: 'renewing' });

export const asksAboutFee = (snapshot: FlowSnapshot) =>
  snapshot.matches({ FillPaymentDetails: 'askingAboutFee' });

export const isQuoted = (snapshot: FlowSnapshot) =>
  snapshot.matches('FillOrderDetails') || snapshot.matches('FillPaymentDetails');

export const asksForOrigin = (snapshot: FlowSnapshot) =>
  snapshot.matches('AskForOriginAddress') || snapshot.matches('AskForOriginAddressDetails');

/** The furthest step a phone may show now. */
export function furthestStep(snapshot: FlowSnapshot): PhoneStep {
  if (snapshot.matches('FillPaymentDetails')) return 'review';
  return snapshot.matches('FillOrderDetails') ? 'details' : 'where';
}
