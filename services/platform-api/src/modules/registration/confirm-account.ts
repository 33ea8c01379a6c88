import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { inTransaction, type Db } from '../../db/database';
import type { RegistrationTable } from '../../db/schema';
import type { Deps } from '../../deps';
import { identityRefusal } from '../identity/identity-refusals';
import { digest } from '../identity/sealed-answer';
import { refuseRegisteredVendor } from './claimed-vendor';
import { newVendor } from './new-vendor';

const PAYMENT_METHODS = { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false };

/**
 * Confirms an account and gives it its vendor. Opening the link again within its time changes nothing.
 * @throws Refusal 400 ExpiredCodeException after 24 hours, InvalidParameterException for an unknown token, and when
 *   another account has claimed the vendor meanwhile
 */
export async function confirmAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: string,
  token: string,
): Promise<void> {
  const now = clock.nowSeconds();
  await inTransaction(db, async (trx) => {
    const registration = await trx
      .selectFrom('registrations')
      .innerJoin('users', 'users.id', 'registrations.user_id')
      .selectAll('registrations')
      .select('awaiting_confirmation')
      .where('token_hash', '=', digest(token))
      .where('users.country', '=', country)
      .forUpdate()
      .executeTakeFirst();
    if (!registration) throw identityRefusal('InvalidParameterException', { field: 'token' });
    if (registration.expires_at <= now) throw identityRefusal('ExpiredCodeException', { field: 'token' });
    if (!registration.awaiting_confirmation) return;
    await trx
      .updateTable('users')
      .set({ awaiting_confirmation: false })
      .where('id', '=', registration.user_id)
      .execute();
    const vendorId =
      registration.vendor_id === null
        ? await createVendor(trx, country, registration, now)
        : await claimVendor(trx, registration.vendor_id, now);
    await trx
      .insertInto('vendor_members')
      .values({ user_id: registration.user_id, vendor_id: vendorId })
      .execute();
  });
}

async function createVendor(
  trx: Db,
  country: string,
  { business_name, phone_number }: Selectable<RegistrationTable>,
  nowSeconds: number,
): Promise<string> {
  const vendorId = `p${randomBytes(6).toString('hex')}`;
  const vendor = {
    vendorId,
    country,
    name: business_name ?? '',
    phone: phone_number ?? '',
    paymentMethods: PAYMENT_METHODS,
    nowSeconds,
  };
  await trx.insertInto('vendors').values(newVendor(vendor)).execute();
  return vendorId;
}

/** The update locks the vendor, so that of two claims that are confirmed together one finds the other. */
async function claimVendor(trx: Db, vendorId: string, now: number): Promise<string> {
  await trx
    .updateTable('vendors')
    .set({ is_registered: true, updated_at: now })
    .where('vendor_id', '=', vendorId)
    .execute();
  await refuseRegisteredVendor(trx, vendorId);
  return vendorId;
}
