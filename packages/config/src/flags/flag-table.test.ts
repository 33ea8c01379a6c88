import { expect, it } from '@jest/globals';
import { defaultFlags, flagTable } from './flag-table';

const keys = flagTable.map((row) => row.key as string);

it('contains the flag keys of the request specification [FLAG-11]', () => {
  for (const key of 'google_autocomplete unplanned_maintenance planned_maintenance guest_checkout payment_vat pre_order voucher draw-delivery-areas dynamic-time-estimation pay-at-pickup show-modify-order-button digit-grouping bulk-order-upload none-payment-method activate-address-book cybersource-credit-card-taiwan increased-fee-info display-bg-dual-pricing tag-id-check-pg request-a-rider-button-goes-to-login-page deactivate-sign-up-button'.split(
    ' ',
  ))
    expect(keys).toContain(key);
});

it('contains the further flag keys [FLAG-12]', () => {
  for (const key of 'helpcenter tracking-page-settings proof-of-delivery-web proof-of-pickup-web proof-of-return-web order-pre-accepted-static-text order-prepare-message godroid-popup show-track-order-before-picked-up show-delivery-receipt-cta edit-vendor-outlet add-vendor-outlet delayed-cancellation'.split(
    ' ',
  ))
    expect(keys).toContain(key);
  expect(new Set(keys).size).toBe(34);
});

it('maps the code names of the portal specification to wire keys [FLAG-09]', () => {
  const byCodeName = new Map<string, string>(flagTable.map((row) => [row.codeName, row.key]));
  expect(
    [
      'Helpcenter',
      'BulkOrderUpload',
      'EditVendorOutlet',
      'AddVendorOutlet',
      'DeactivateSignUpButton',
      'PlannedMaintenance',
      'UnplannedMaintenance',
      'DelayedCancellation',
      'DynamicTimeEstimation',
    ].map((name) => byCodeName.get(name)),
  ).toEqual([
    'helpcenter',
    'bulk-order-upload',
    'edit-vendor-outlet',
    'add-vendor-outlet',
    'deactivate-sign-up-button',
    'planned_maintenance',
    'unplanned_maintenance',
    'delayed-cancellation',
    'dynamic-time-estimation',
  ]);
});

it('enables only the help centre by default [FLAG-07]', () => {
  const { helpcenter, ...others } = defaultFlags();
  expect(helpcenter).toBe(true);
  expect(Object.values(others)).not.toContain(true);
  expect(others).toMatchObject({
    planned_maintenance: false,
    unplanned_maintenance: false,
    google_autocomplete: false,
  });
});
