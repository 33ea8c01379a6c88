import type { Deps } from '@courier/platform-api';
import { vendorRow } from './vendor-row';

/** A vendor without an account: registering with this code and email claims it. */
export const UNCLAIMED_VENDOR = { code: 'v6001', email: 'paper@demo.test', name: 'Paper Crane Stationery' };

export async function seedUnclaimedVendor({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const vendor = vendorRow(
    {
      vendorId: UNCLAIMED_VENDOR.code,
      parentVendorId: null,
      clientVendorId: null,
      name: UNCLAIMED_VENDOR.name,
      phone: '+886225085001',
      addressText: '',
      building: '',
      city: '',
      district: '',
      postalCode: '',
      street: '',
      streetNumber: '',
      unit: '',
      position: null,
      riderInstructions: '',
    },
    'TW',
    clock.nowSeconds(),
  );
  await db
    .insertInto('vendors')
    .values({
      ...vendor,
      payment_methods: JSON.stringify({
        PAID: true,
        CASH_ON_DELIVERY: true,
        PAYMENT_ON_DELIVERY: false,
        NONE: false,
      }),
      is_registered: false,
      registration_email: UNCLAIMED_VENDOR.email,
    })
    .onConflict((conflict) => conflict.column('vendor_id').doNothing())
    .execute();
}
