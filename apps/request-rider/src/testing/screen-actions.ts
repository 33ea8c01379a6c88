import type { SnapshotFrom } from 'xstate';
import type { FlowSnapshot } from '../flow/machine/create-request-flow';
import { isChecking } from '../flow/machine/flow-view';
import type { paymentFlowMachine } from '../model/payment/payment-flow.machine';
import type { Submission } from '../model/payment/submission';

export const DOOR = { latitude: 25.0339, longitude: 121.5645 };
const SHOP = { latitude: 25.0418, longitude: 121.5519 };

export const CHECKED: Submission = { paymentMethod: 'PAID', phoneNumber: '+886912048317' };
export const BY_CARD: Submission = { ...CHECKED, paymentMethod: 'ONLINE_PAYMENT' };

type Action = { type: string } & Record<string, unknown>;
const BUTTONS: readonly Action[] = [
  { type: 'REVIEW' },
  { type: 'PLACE', submission: CHECKED },
  { type: 'PAY', submission: BY_CARD },
  { type: 'SETTLE' },
  { type: 'UNSETTLED' },
  { type: 'RETRY' },
];
const toDoor: Action = { type: 'DESTINATION_CHOSEN', point: DOOR };
const noDoor: Action = { type: 'DESTINATION_CLEARED' };
const noVoucher: Action = { type: 'VOUCHER', discount: null };

/** The events the current screen can send to the request, component by component. */
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
  if (snapshot.hasTag('sending')) return [{ type: 'BACK' }];
  // FeeChangedDialog
  if (snapshot.hasTag('asking-fee')) return [{ type: 'AGREE' }, { type: 'BACK' }];
  // PaymentPage, ReviewStep
  if (snapshot.hasTag('paying')) return [{ type: 'BACK' }];
  // AddressSearchInput, RequestMap, VoucherField, CollectFrom
  const fields = [toDoor, noDoor, noVoucher];
  if (context.originWasAsked && context.origin !== null) fields.push({ type: 'EDIT_ORIGIN' });
  if (isChecking(snapshot) || snapshot.matches('CheckServiceHours')) return fields;
  // AddressVerdict, PlaceButton
  if (!snapshot.hasTag('quoted'))
    return context.destination === null ? fields : [...fields, { type: 'RETRY' }];
  // A phone's Back from the summary
  if (snapshot.matches('FillPaymentDetails')) fields.push({ type: 'BACK' });
  if (snapshot.hasTag('renewing')) return fields;
  // PlaceButton, PhoneFoot, FlowFaultNotice
  return [...fields, ...BUTTONS];
}

export const fieldsAreOpen = (snapshot: FlowSnapshot): boolean =>
  !snapshot.matches('ServiceClosed') &&
  !(['asking-origin', 'sending', 'asking-fee', 'paying'] as const).some((tag) => snapshot.hasTag(tag));

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

export function paymentActionsOn({ value, context }: SnapshotFrom<typeof paymentFlowMachine>): Action[] {
  const [stored] = context.card.creditCards;
  const buttons = PAYMENT_BUTTONS[String(value)] ?? [];
  return buttons.flatMap((type): Action[] => {
    // The page of a resumed payment links to the form instead.
    if (type === 'RETRY' && value === 'ended' && context.order === null) return [];
    if (type === 'CHOOSE_EXISTING') return stored ? [{ type, id: stored.id }] : [];
    if (type !== 'CONFIRM') return [{ type }];
    const instrument = context.card.selectedCreditCard;
    return instrument === null ? [] : [{ type, attempt: { key: 'key-1', instrument, card: null } }];
  });
}
