import { useState, type RefObject } from 'react';
import type { CountryConfig } from '@courier/config';
import {
  addressFieldLabel,
  composeSlot,
  countryAddressForm,
  holdsWords,
  splitSlot,
  type AddressField,
  type AddressForm,
  type AddressSlot,
  type AddressValues,
} from '@courier/config/address-form';
import { formatList } from '@courier/i18n/format';
import { useFocusOfNewPart } from './use-focus-of-new-part';

type Slots = Readonly<Record<AddressSlot, string>>;

interface AddressFieldsOptions {
  country: CountryConfig['country'];
  /** Language of the labels. */
  locale: string;
  slots: Slots;
  /** Labels of the general fields. */
  generalLabels: Slots;
  onChange(slots: Slots): void;
}

export interface ShownAddressField {
  key: string;
  slot: AddressSlot;
  label: string;
  value: string;
  /** Whether it needs room for words. */
  isLong: boolean;
  /** Carries the problem of its slot. */
  isFirstOfSlot: boolean;
  change(text: string): void;
}

interface AddressFields {
  shown: readonly ShownAddressField[];
  /** Names the fields that `openMore` adds; null if there are none. */
  moreLabel: string | null;
  /** Adds them and moves the focus to the first; their button is gone by then. */
  openMore(): void;
  /** Of the element around the fields, each in an element with `data-address-part`. */
  place: RefObject<HTMLDivElement | null>;
}

const compose = (form: AddressForm, values: AddressValues): Slots => ({
  unit: composeSlot(form, 'unit', values),
  building: composeSlot(form, 'building', values),
});

const split = (form: AddressForm, { unit, building }: Slots): AddressValues => ({
  ...splitSlot(form, 'unit', unit),
  ...splitSlot(form, 'building', building),
});

/**
 * The address fields over the two texts of the wire, unit and building: these two, which the fields of the country
 * replace on request.
 */
export function useAddressFields({
  country,
  locale,
  slots,
  generalLabels,
  onChange,
}: AddressFieldsOptions): AddressFields {
  const form = countryAddressForm(country);
  const [typed, setTyped] = useState<AddressValues>({});
  const [isOpen, setOpen] = useState(false);
  // The typed values keep their spaces while they still compose to the texts; other texts come from elsewhere.
  const composed = compose(form, typed);
  const isTyped = composed.unit === slots.unit.trim() && composed.building === slots.building.trim();
  const values = isTyped ? typed : split(form, slots);
  const label = (field: AddressField) => addressFieldLabel(field, locale) ?? generalLabels[field.slot];
  const isShown = ({ key, shown }: AddressField) =>
    shown === 'always' || (shown === 'on-request' && isOpen) || values[key] !== undefined;
  const all = isOpen ? form.fields : generalFirst(form);
  const fields = all.filter(isShown);
  const { place, focusNext } = useFocusOfNewPart(fields.length);
  const shownLabels = new Set(fields.map(label));
  // A field that replaces a general one of the same name adds nothing to see.
  const more = all
    .filter((field) => field.shown === 'on-request' && !isShown(field))
    .map(label)
    .filter((name) => !shownLabels.has(name));
  return {
    shown: fields.map((field) => ({
      key: field.key,
      slot: field.slot,
      label: label(field),
      value: values[field.key] ?? '',
      isLong: holdsWords(field),
      isFirstOfSlot: fields.find(({ slot }) => slot === field.slot) === field,
      change: (text) => {
        const next = { ...values, [field.key]: text };
        setTyped(next);
        onChange(compose(form, next));
      },
    })),
    moreLabel: more.length === 0 ? null : `+ ${formatList(more, locale)}`,
    openMore: () => {
      focusNext();
      setOpen(true);
    },
    place,
  };
}

const generalFirst = ({ fields }: AddressForm): AddressField[] => [
  ...fields.filter(({ label }) => label === null).map((field) => ({ ...field, shown: 'always' as const })),
  ...fields
    .filter(({ label }) => label !== null)
    .map((field) => ({ ...field, shown: 'on-request' as const })),
];
