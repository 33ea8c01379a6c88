import { defaultFlags, type FlagKey } from '@courier/config';

/** Off in the demo because they take something away or replace it. */
const TAKES_AWAY: readonly FlagKey[] = [
  'planned_maintenance',
  'unplanned_maintenance',
  'deactivate-sign-up-button',
  'request-a-rider-button-goes-to-login-page',
  'google_autocomplete',
  'none-payment-method',
  'cybersource-credit-card-taiwan',
];

/** Off until the screen they open exists; a line goes when its screen comes. */
const NOT_BUILT_YET: readonly FlagKey[] = [
  'show-modify-order-button',
  'bulk-order-upload',
  'activate-address-book',
  'tag-id-check-pg',
  'proof-of-delivery-web',
  'proof-of-pickup-web',
  'proof-of-return-web',
  'show-track-order-before-picked-up',
];

/** Flag values of the demo data. */
export function demoFlags(): Record<string, boolean> {
  const off = new Set<string>([...TAKES_AWAY, ...NOT_BUILT_YET]);
  return Object.fromEntries(Object.keys(defaultFlags()).map((key) => [key, !off.has(key)]));
}
