/** Small texts that every remote bundles itself, so that a remote can use them under a shell released before them. */
export { AddressText } from './figures/AddressText';
export { LiveText } from './figures/LiveText';
