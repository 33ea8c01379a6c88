<<<<<<< HEAD
export { type AddressField, type AddressForm, type AddressSlot, type PostalCode } from './address-form';
export { addressFieldLabel, countryAddressForm, holdsWords } from './country-address-form';
export { readAddressLine, type LineParts } from './address-line';
=======
export type { AddressForm } from './address-form';
export { addressFieldLabel, countryAddressForm } from './country-address-form';
export { readAddressLine } from './address-line';
>>>>>>> e5918bce (chore: let the check of unused code pass)
export { doubtfulPostalCode, isPostalCode } from './postal-code';
export { shownAddress } from './shown-address';
export { composeSlot } from './slot-text';
export { splitSlot } from './split-slot';
