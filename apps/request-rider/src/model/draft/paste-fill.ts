import { emptyDestination, type RequestForm } from '../form/request-form';
import type { SavedDraft } from './order-draft.store';
import type { PasteField, PastedPart } from '@courier/message-reader';

const KEY = {
  name: 'destinationName',
  phone: 'destinationPhoneNumber',
  address: 'destinationTextAddress',
  unit: 'destinationUnitNumber',
  description: 'orderDescription',
  amount: 'orderAmount',
  payment: 'paymentMethod',
  time: 'preordered_for',
  notes: 'riderNotes',
} as const satisfies Record<PasteField, keyof RequestForm>;

/** The default of the form. */
const ASAP = 'ASAP';

/** The typed value that the part would replace; null when nothing would be lost. */
export function typedBefore({ field, value }: PastedPart, form: RequestForm): string | null {
  const typed = form[KEY[field]];
  return typed === null || typed === '' || String(typed) === value ? null : String(typed);
}

/** The draft with the chosen parts; an address still needs a look-up. */
export function withParts(draft: SavedDraft, parts: readonly PastedPart[]): Partial<SavedDraft> {
  const fields: Partial<RequestForm> = {};
  const address = parts.find(({ field }) => field === 'address')?.value ?? null;
  for (const { field, value } of parts) {
    if (field === 'time') fields.preordered_for = value === ASAP ? null : Number(value);
    else if (field !== 'address') fields[KEY[field]] = value as never;
  }
  const place =
    address === null
      ? {}
      : {
          ...emptyDestination,
          destinationTextAddress: address,
          destinationUnitNumber: '',
          destinationBuilding: '',
        };
  return {
    form: { ...draft.form, ...place, ...fields },
    ...(address === null ? {} : { addressQuery: address, pinConfirmed: false, selectedSaveAddress: null }),
    ...('orderAmount' in fields ? { itemValueConfirmed: false } : {}),
  };
}
