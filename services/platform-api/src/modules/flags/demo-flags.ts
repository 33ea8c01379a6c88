import { defaultFlags, type FlagKey } from '@courier/config';

/** Off in the demo because they take something away or replace it. */
const TAKES_AWAY: readonly FlagKey[] = [
  'planned_maintenance',
  'unplanned_maintenance',
  'deactivate-sign-up-button',
  'request-a-rider-button-goes-to-login-page',
  'google_autocomplete',
  'none-payment-method',
];

/** Off until the screen they open exists; a line goes when its screen comes. */
const NOT_BUILT_YET: readonly FlagKey[] = [
  'guest_checkout',
  'payment_vat',
  'voucher',
  'show-modify-order-button',
  'bulk-order-upload',
  'activate-address-book',
  'cybersource-credit-card-taiwan',
  'display-bg-dual-pricing',
  'tag-id-check-pg',
  'helpcenter',
  'tracking-page-settings',
  'proof-of-delivery-web',
  'proof-of-pickup-web',
  'proof-of-return-web',
  'godroid-popup',
  'show-track-order-before-picked-up',
  'show-delivery-receipt-cta',
  'edit-vendor-outlet',
  'add-vendor-outlet',
];

/** Flag values of the demo data. */
export function demoFlags(): Record<string, boolean> {
  const off = new Set<string>([...TAKES_AWAY, ...NOT_BUILT_YET]);
  return Object.fromEntries(Object.keys(defaultFlags()).map((key) => [key, !off.has(key)]));
}
