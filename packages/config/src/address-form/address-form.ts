/** The two parts of an address beside its text, as the wire has them. */
export type AddressSlot = 'unit' | 'building';

/** A text in the languages of a country: `en` and its own, by base language. */
type CountryText = Readonly<Record<string, string>>;

export interface AddressField {
  key: string;
  slot: AddressSlot;
  /** How the value is written, `{}` for the value: `Block {}`, `{}樓`. */
  mark: string;
  /** Null for the general unit and building, whose labels belong to the screens. */
  label: CountryText | null;
  /** `with-value` is for texts that were written without marks. */
  shown: 'always' | 'on-request' | 'with-value';
}

export interface PostalCode {
  /** Without anchors. */
  pattern: string;
  example: string;
  /** Whether people write it in every address; otherwise a number in an address is rarely a postal code. */
  isEveryday: boolean;
}

/**
 * `text-first`: street, building, flat. `unit-first`: flat, building, street. `by-script`: text first in East Asian
 * writing, unit first in English.
 */
type ShownOrder = 'text-first' | 'unit-first' | 'by-script';

export interface AddressForm {
  /** In the order of the screen. */
  fields: readonly AddressField[];
  /** Whether a line has the fields of a slot in the other direction: flat, floor on the screen, `3樓B室` in the line. */
  isWrittenInReverse?: boolean;
  shownOrder: ShownOrder;
  /** Between two marked values of a slot. */
  joint: '' | ' ';
  /** An address text as people write it there. */
  example: string;
  /** Null where addresses have no postal code. */
  postalCode: PostalCode | null;
}

/** General fields; every form has them, shown only with a value unless a country lists them. */
export const UNIT: AddressField = { key: 'unit', slot: 'unit', mark: '{}', label: null, shown: 'always' };
export const BUILDING: AddressField = {
  key: 'building',
  slot: 'building',
  mark: '{}',
  label: null,
  shown: 'always',
};

type FieldWords = readonly [key: string, mark: string, label: CountryText];

const createField =
  (slot: AddressSlot) =>
  (...[key, mark, label]: FieldWords): AddressField => ({ key, slot, mark, label, shown: 'always' });

export const inUnit = createField('unit');
export const inBuilding = createField('building');
export const rare = (field: AddressField): AddressField => ({ ...field, shown: 'on-request' });

export const postalCode = (pattern: string, example: string): PostalCode => ({
  pattern,
  example,
  isEveryday: true,
});
export const seldomCode = (pattern: string, example: string): PostalCode => ({
  pattern,
  example,
  isEveryday: false,
});
