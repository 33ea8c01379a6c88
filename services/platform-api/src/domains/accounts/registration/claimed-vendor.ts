import type { CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import { identityRefusal } from '../identity/identity-refusals';

export function vendorOfCode(
  db: Db,
  country: CountryCode,
  code: string,
  email: string,
): Promise<{ vendor_id: string; name: string } | undefined> {
  return db
    .selectFrom('vendors')
    .select(['vendor_id', 'name'])
    .where('country', '=', country)
    .where('vendor_id', '=', code)
    .where('registration_email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** @throws Refusal 400 when an account already acts for the vendor, directly or through its parent */
export async function refuseRegisteredVendor(db: Db, vendorId: string): Promise<void> {
  const member = await db
    .selectFrom('vendor_members')
    .innerJoin('vendors', (join) => join.on('vendors.vendor_id', '=', vendorId))
    .select('user_id')
    .where((on) =>
      on.or([
        on('vendor_members.vendor_id', '=', vendorId),
        on('vendor_members.vendor_id', '=', on.ref('vendors.parent_vendor_id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (member) {
    throw identityRefusal('UserLambdaValidationException', {
      field: 'vendor_code',
      key: 'registration.outlet-registered',
    });
  }
}

/** Null for a registration that claims no vendor. */
export async function claimedVendorName(db: Db, vendorId: string | null): Promise<string | null> {
  if (vendorId === null) return null;
  const vendor = await db
    .selectFrom('vendors')
    .select('name')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return vendor?.name ?? null;
}
