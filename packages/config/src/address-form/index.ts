export { type AddressField, type AddressForm, type AddressSlot } from './address-form';
export { addressFieldLabel, countryAddressForm, holdsWords } from './country-address-form';
export { readAddressLine } from './address-line';
export { doubtfulPostalCode, isPostalCode } from './postal-code';
export { shownAddress } from './shown-address';
export { composeSlot, type AddressValues } from './slot-text';
export { splitSlot } from './split-slot';
export { HOUSE_WORDS, STREET_WORDS } from './house-words';
