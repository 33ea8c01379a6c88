import { type Deps, newVendor } from '@courier/platform-api';

/** A vendor without an account: registering with this code and email claims it. */
export const UNCLAIMED_VENDOR = { code: 'v6001', email: 'paper@demo.test', name: 'Paper Crane Stationery' };

export async function seedUnclaimedVendor({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const vendor = newVendor({
    vendorId: UNCLAIMED_VENDOR.code,
    country: 'TW',
    name: UNCLAIMED_VENDOR.name,
    phone: '+886225085001',
    paymentMethods: { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false },
    nowSeconds: clock.nowSeconds(),
  });
  await db
    .insertInto('vendors')
    .values({ ...vendor, is_registered: false, registration_email: UNCLAIMED_VENDOR.email, origin: 'demo' })
    .onConflict((conflict) => conflict.column('vendor_id').doNothing())
    .execute();
}
