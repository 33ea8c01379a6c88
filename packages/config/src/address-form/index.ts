export { type AddressField, type AddressForm, type AddressSlot, type PostalCode } from './address-form';
export { addressFieldLabel, countryAddressForm, holdsWords } from './country-address-form';
export { readAddressLine, type LineParts } from './address-line';
export { doubtfulPostalCode, isPostalCode } from './postal-code';
export { shownAddress } from './shown-address';
export { composeSlot, type AddressValues } from './slot-text';
export { splitSlot } from './split-slot';
