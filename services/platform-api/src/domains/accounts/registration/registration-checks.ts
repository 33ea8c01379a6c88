import type { Registration } from '@courier/api-client/contract';
import { storedTaxNumber, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import { identityRefusal } from '../identity/identity-refusals';
import { isPossiblePhone } from '../../../platform/phone';
import { checkNewPassword } from '../passwords/password-check';
import { refuseRegisteredVendor, vendorOfCode } from './claimed-vendor';

const wrong = (field: string & keyof Registration, key?: string) =>
  identityRefusal('InvalidParameterException', { field, ...(key === undefined ? {} : { key }) });

/**
 * Repeats the checks of the form, including the vendor code.
 * @returns the id of the claimed vendor, or null for a new business
 * @throws Refusal 400 with the first invalid field
 */
export async function checkRegistration(
  db: Db,
  country: CountryCode,
  body: Registration,
): Promise<string | null> {
  if (!body.terms_accepted) throw wrong('terms_accepted');
  if (!body.privacy_accepted) throw wrong('privacy_accepted');
  checkNewPassword(body.password);
  if (body.vat_number && storedTaxNumber(country, body.vat_number) === null)
    throw wrong('vat_number', 'validation.vat-number');
  if (body.phone_number !== undefined && !isPossiblePhone(body.phone_number, country))
    throw wrong('phone_number', 'validation.phone-incorrect');
  if (body.registration_type === 'PV') return claimedVendorId(db, country, body);
  if (body.business_name === undefined) throw wrong('business_name');
  if (body.phone_number === undefined) throw wrong('phone_number');
  return null;
}

async function claimedVendorId(db: Db, country: CountryCode, body: Registration): Promise<string> {
  if (body.vendor_code === undefined) throw wrong('vendor_code');
  if (body.vendor_email === undefined) throw wrong('vendor_email');
  const vendor = await vendorOfCode(db, country, body.vendor_code, body.vendor_email);
  if (!vendor) {
    throw identityRefusal('UserLambdaValidationException', {
      field: 'vendor_code',
      key: 'registration.vendor-incorrect',
    });
  }
  await refuseRegisteredVendor(db, vendor.vendor_id);
  return vendor.vendor_id;
}
