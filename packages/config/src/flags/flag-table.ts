/** `owner` is the workspace that reads the flag. */
export interface FlagRow {
  /** Name on the wire. */
  key: string;
  codeName: string;
  /** Value when no provider knows the flag. */
  default: boolean;
  owner: string;
  effect: string;
}

export const flagTable = [
  {
    key: 'google_autocomplete',
    codeName: 'GoogleAutocomplete',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Suggestions come from the maps script instead of the geolocator.',
  },
  {
    key: 'unplanned_maintenance',
    codeName: 'UnplannedMaintenance',
    default: false,
    owner: 'apps/shell',
    effect: 'Every protected route leads to the maintenance page.',
  },
  {
    key: 'planned_maintenance',
    codeName: 'PlannedMaintenance',
    default: false,
    owner: 'apps/shell',
    effect: 'Every protected route leads to the maintenance page.',
  },
  {
    key: 'guest_checkout',
    codeName: 'GuestCheckout',
    default: false,
    owner: 'apps/shell',
    effect: 'Guests may request a rider.',
  },
  {
    key: 'payment_vat',
    codeName: 'PaymentVat',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Shows the VAT number field in the payment step.',
  },
  {
    key: 'pre_order',
    codeName: 'PreOrder',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Offers a later delivery time.',
  },
  {
    key: 'voucher',
    codeName: 'Voucher',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Shows the voucher field.',
  },
  {
    key: 'draw-delivery-areas',
    codeName: 'DrawDeliveryAreas',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Draws the delivery areas on the map.',
  },
  {
    key: 'dynamic-time-estimation',
    codeName: 'DynamicTimeEstimation',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Refetches the active list after 60 s instead of 300 s.',
  },
  {
    key: 'pay-at-pickup',
    codeName: 'PayAtPickup',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Adds to cash on delivery that the rider pays at pick-up.',
  },
  {
    key: 'show-modify-order-button',
    codeName: 'ShowModifyOrderButton',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Shows the button that opens the order in the request form.',
  },
  {
    key: 'digit-grouping',
    codeName: 'DigitGrouping',
    default: false,
    owner: 'packages/i18n',
    effect: 'Shows amounts with grouped digits.',
  },
  {
    key: 'bulk-order-upload',
    codeName: 'BulkOrderUpload',
    default: false,
    owner: 'apps/bulk-upload',
    effect: 'Enables the bulk upload routes and their tab.',
  },
  {
    key: 'none-payment-method',
    codeName: 'NonePaymentMethod',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Offers the payment method NONE.',
  },
  {
    key: 'activate-address-book',
    codeName: 'ActivateAddressBook',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Searches the address book beside the geolocator.',
  },
  {
    key: 'cybersource-credit-card-taiwan',
    codeName: 'CybersourceCreditCardTaiwan',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Uses the cybersource_creditcard provider in Taiwan.',
  },
  {
    key: 'increased-fee-info',
    codeName: 'IncreasedFeeInfo',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Notes beside the quote that fees are higher at busy times.',
  },
  {
    key: 'display-bg-dual-pricing',
    codeName: 'DisplayBgDualPricing',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Shows prices in Bulgaria in euro with the lev amount beside it.',
  },
  {
    key: 'tag-id-check-pg',
    codeName: 'TagIdCheckPg',
    default: false,
    owner: 'apps/request-rider',
    effect: 'Shows the age check option in order details.',
  },
  {
    key: 'request-a-rider-button-goes-to-login-page',
    codeName: 'RequestARiderButtonGoesToLoginPage',
    default: false,
    owner: 'apps/shell',
    effect: "The landing page's request button leads to sign-in.",
  },
  {
    key: 'deactivate-sign-up-button',
    codeName: 'DeactivateSignUpButton',
    default: false,
    owner: 'apps/shell',
    effect: 'Takes registration away.',
  },
  {
    key: 'helpcenter',
    codeName: 'Helpcenter',
    default: true,
    owner: 'apps/shell',
    effect: 'Shows the help centre.',
  },
  {
    key: 'tracking-page-settings',
    codeName: 'TrackingPageSettings',
    default: false,
    owner: 'apps/public-tracking',
    effect: 'Shows language and theme settings on the public tracking page.',
  },
  {
    key: 'proof-of-delivery-web',
    codeName: 'ProofOfDeliveryWeb',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Shows proofs of delivery in order details and on the customer’s page.',
  },
  {
    key: 'proof-of-pickup-web',
    codeName: 'ProofOfPickupWeb',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Shows proofs of pick-up in order details and on the customer’s page.',
  },
  {
    key: 'proof-of-return-web',
    codeName: 'ProofOfReturnWeb',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Shows proofs of return in order details and on the customer’s page.',
  },
  {
    key: 'order-pre-accepted-static-text',
    codeName: 'OrderPreAcceptedStaticText',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Shows a fixed text in place of the ETA before a rider has accepted.',
  },
  {
    key: 'order-prepare-message',
    codeName: 'OrderPrepareMessage',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Asks the shop to prepare the order once it is received.',
  },
  {
    key: 'godroid-popup',
    codeName: 'GodroidPopup',
    default: false,
    owner: 'apps/shell',
    effect: 'Blocks the embedded mode until the terms are accepted.',
  },
  {
    key: 'show-track-order-before-picked-up',
    codeName: 'ShowTrackOrderBeforePickedUp',
    default: false,
    owner: 'apps/public-tracking',
    effect: 'Tells the customer where the rider is before the order is collected.',
  },
  {
    key: 'show-delivery-receipt-cta',
    codeName: 'ShowDeliveryReceiptCta',
    default: false,
    owner: 'apps/public-tracking',
    effect: 'Shows the link to the delivery receipt.',
  },
  {
    key: 'edit-vendor-outlet',
    codeName: 'EditVendorOutlet',
    default: false,
    owner: 'apps/vendor-admin',
    effect: 'Shows the edit button of outlets.',
  },
  {
    key: 'add-vendor-outlet',
    codeName: 'AddVendorOutlet',
    default: false,
    owner: 'apps/vendor-admin',
    effect: 'Shows the add-collection-point button.',
  },
  {
    key: 'delayed-cancellation',
    codeName: 'DelayedCancellation',
    default: false,
    owner: 'apps/tracking-history',
    effect: 'Lets delayed orders be cancelled.',
  },
] as const satisfies readonly FlagRow[];

export type FlagKey = (typeof flagTable)[number]['key'];

export function defaultFlags(): Record<FlagKey, boolean> {
  return Object.fromEntries(flagTable.map((row) => [row.key, row.default])) as Record<FlagKey, boolean>;
}
