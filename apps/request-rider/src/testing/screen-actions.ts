import type { PaymentSnapshot } from '../screens/request-form/state/use-payment';
import type { FlowSnapshot } from '../screens/request-form/state/request-scope';
import {
  asksAboutFee,
  isChecking,
  isPaying,
  isQuoted,
  isRenewing,
  isSending,
} from '../screens/request-form/state/flow-view';

export const DOOR = { latitude: 25.0339, longitude: 121.5645 };
export const SHOP = { latitude: 25.0418, longitude: 121.5519 };

type Action = { type: string } & Record<string, unknown>;
const toDoor: Action = { type: 'DESTINATION_CHOSEN', point: DOOR };
const noDoor: Action = { type: 'DESTINATION_CLEARED' };
const noVoucher: Action = { type: 'VOUCHER', discount: null };

/** What the screen of this moment lets a person do to the request, component by component. */
export function actionsOn(snapshot: FlowSnapshot): Action[] {
  const { context } = snapshot;
  // ServiceClosed
  if (snapshot.matches('ServiceClosed')) return [{ type: 'RETRY' }, { type: 'SCHEDULE_LATER' }];
  // OriginForm
  if (snapshot.matches('AskForOriginAddress'))
    return [{ type: 'ORIGIN_CHOSEN', point: SHOP }, { type: 'ORIGIN_CLEARED' }];
  if (snapshot.matches({ AskForOriginAddressDetails: 'placing' }))
    return [{ type: 'ORIGIN_CHOSEN', point: SHOP }, { type: 'ORIGIN_CLEARED' }, { type: 'SAVE_ORIGIN' }];
  if (snapshot.matches('AskForOriginAddressDetails')) return [];
  // The fields are locked; a phone's Back still works.
  if (isSending(snapshot)) return [{ type: 'BACK' }];
  // FeeChangedDialog
  if (asksAboutFee(snapshot)) return [{ type: 'AGREE' }, { type: 'BACK' }];
  // PaymentPage, ReviewStep
  if (isPaying(snapshot)) return [{ type: 'BACK' }];
  // AddressSearchInput, RequestMap, VoucherField, CollectFrom
  const fields = [toDoor, noDoor, noVoucher];
  if (context.originWasAsked && context.origin !== null) fields.push({ type: 'EDIT_ORIGIN' });
  if (isChecking(snapshot) || snapshot.matches('CheckServiceHours')) return fields;
  // AddressVerdict, PlaceButton
  if (!isQuoted(snapshot)) return context.destination === null ? fields : [...fields, { type: 'RETRY' }];
  // A phone's Back from the summary
  if (snapshot.matches('FillPaymentDetails')) fields.push({ type: 'BACK' });
  if (isRenewing(snapshot)) return fields;
  // PlaceButton, PhoneFoot, FlowFaultNotice
  const buttons = ['REVIEW', 'PLACE', 'PAY', 'UNSETTLED', 'RETRY'].map((type) => ({ type }));
  return [...fields, ...buttons];
}

/** Buttons of the payment step (PaymentStep, PayButton, CardChoice) and, at the bank, of the browser. */
const PAYMENT_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  notInitiated: ['RETRY'],
  intentNotCreated: ['RETRY'],
  choosingCard: ['CHOOSE_NEW', 'CHOOSE_EXISTING', 'CONFIRM'],
  unanswered: ['RETRY', 'CANCEL'],
  atTheBank: ['RETURNED'],
  waitingForBank: ['CHECK', 'CANCEL'],
  notVerified: ['RETRY'],
  notRefunded: ['RETRY'],
  ended: ['RETRY'],
};

export function paymentActionsOn({ value, context }: PaymentSnapshot, key: string): Action[] {
  const [stored] = context.card.creditCards;
  const buttons = PAYMENT_BUTTONS[String(value)] ?? [];
  return buttons.flatMap((type): Action[] => {
    if (type === 'CHOOSE_EXISTING') return stored ? [{ type, id: stored.id }] : [];
    if (type !== 'CONFIRM') return [{ type }];
    const instrument = context.card.selectedCreditCard;
    return instrument === null ? [] : [{ type, attempt: { key, instrument, card: null } }];
  });
}
