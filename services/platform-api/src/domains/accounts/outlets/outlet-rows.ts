import type { CountryCode } from '@courier/config';
import type { contract } from '@courier/api-client/contract';
import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { badInput } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import { isPossiblePhone, normalisedPhone } from '../../../platform/phone';

export type OutletBody = z.output<typeof contract.outlets.create.body>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** `v` and ten random characters; never an id of an outlet managed by another system. */
export const newVendorId = (): string =>
  `v${Array.from(randomBytes(10), (byte) => ALPHABET[byte & 31]).join('')}`;

/**
 * The columns of an outlet's form.
 * @throws Refusal 400 for an impossible phone number, and for a country other than the vendor's
 */
export function outletColumns(body: OutletBody, country: CountryCode) {
  if (!isPossiblePhone(body.phone_number, country))
    throw badInput('The phone number is not correct.', 'validation.phone-incorrect', 'phone_number');
  if (body.country_code !== '' && body.country_code.toUpperCase() !== country)
    throw badInput('The outlet lies in another country.', 'collection-point.other-country', 'country_code');
  return {
    name: body.name,
    owners: JSON.stringify(outletEmails(body)),
    phone: normalisedPhone(body.phone_number, country),
    address_text: body.address,
    building: body.building,
    city: body.city,
    country_code: country,
    latitude: body.latitude,
    longitude: body.longitude,
    postal_code: body.postal_code,
    street: body.street,
    street_number: body.street_number,
    unit: body.unit,
    rider_instructions: body.rider_instructions,
  };
}

const outletEmails = (body: OutletBody): string[] => [
  ...new Set(body.users.map((email) => email.toLowerCase())),
];

/**
 * Replaces the members of the outlet by the accounts in the form; emails without an account have no effect
 * yet.
 */
export async function setMembers(
  db: Db,
  country: CountryCode,
  vendorId: string,
  body: OutletBody,
): Promise<void> {
  await db.deleteFrom('vendor_members').where('vendor_id', '=', vendorId).execute();
  const emails = outletEmails(body);
  if (emails.length === 0) return;
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('country', '=', country)
    .where('email', 'in', emails)
    .execute();
  if (users.length === 0) return;
  await db
    .insertInto('vendor_members')
    .values(users.map(({ id }) => ({ user_id: id, vendor_id: vendorId })))
    .execute();
}
