import { LIMITS, type BrandId, type CountryCode } from '@courier/config';
import { randomBytes } from 'node:crypto';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { emailTaken, identityRefusal } from '../identity/identity-refusals';
import type { TextLocale } from '../../texts';
import { refuseRegisteredVendor } from './claimed-vendor';
import { newVendor } from './new-vendor';
import type { PendingRow } from './pending-account';

const CLAIM_LINK_SECONDS = LIMITS.vendorClaimLinkDays * 86_400;
const PAYMENT_METHODS = { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false };

/** Country, brand and language for the mail to a claimed vendor's contact. */
interface MailWording {
  language: TextLocale;
  brand: BrandId;
}

/**
 * Confirms an account and assigns its vendor; a known vendor needs its contact's consent. Idempotent.
 * @throws Refusal 400 when the vendor has an account by now, 409 when the address has one
 */
export async function confirmAccount(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  country: CountryCode,
  registration: PendingRow,
  wording: MailWording,
): Promise<void> {
  const now = clock.nowSeconds();
  const { user_id, vendor_id, email } = registration;
  await inTransaction(db, async (trx) => {
    if (!(await claimAddress(trx, { country, email, userId: user_id }))) return;
    if (vendor_id !== null) {
      await refuseRegisteredVendor(trx, vendor_id);
      await trx
        .insertInto('vendor_claims')
        .values({
          user_id,
          vendor_id,
          token_hash: null,
          ...wording,
          expires_at: now + CLAIM_LINK_SECONDS,
          confirmed_at: null,
        })
        .execute();
      await jobs.send(trx, 'vendor-claim-mail', user_id);
      return;
    }
    const created = await createVendor(trx, country, registration, now);
    await trx.insertInto('vendor_members').values({ user_id, vendor_id: created }).execute();
  });
  if (vendor_id !== null) jobs.wake('vendor-claim-mail');
}

/**
 * Turns one registration of an address into its account and deletes the others.
 * @returns false when it already is the account
 */
async function claimAddress(
  trx: Db,
  { country, email, userId }: { country: CountryCode; email: string; userId: string },
): Promise<boolean> {
  // Locking all of them serializes concurrent clicks on any registration of the address.
  const accounts = await trx
    .selectFrom('users')
    .select(['id', 'awaiting_confirmation'])
    .where('country', '=', country)
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
  const own = accounts.find(({ id }) => id === userId);
  if (!own) throw identityRefusal('InvalidParameterException', { field: 'token' });
  if (!own.awaiting_confirmation) return false;
  if (accounts.some(({ awaiting_confirmation }) => !awaiting_confirmation)) throw emailTaken();
  const others = accounts.map(({ id }) => id).filter((id) => id !== userId);
  if (others.length > 0) await trx.deleteFrom('users').where('id', 'in', others).execute();
  await trx.updateTable('users').set({ awaiting_confirmation: false }).where('id', '=', userId).execute();
  return true;
}

async function createVendor(
  trx: Db,
  country: CountryCode,
  { business_name, phone_number }: PendingRow,
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
