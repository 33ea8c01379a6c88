/** Small text components that remotes bundle, so that they work in a shell released before them. */
export { AddressText } from './figures/AddressText';
export { LiveText } from './figures/LiveText';
export { useAddressFields, type ShownAddressField } from './address-fields/use-address-fields';
