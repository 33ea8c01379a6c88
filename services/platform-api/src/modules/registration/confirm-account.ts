import { LIMITS, type BrandId } from '@courier/config';
import { randomBytes } from 'node:crypto';
import { inTransaction, type Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { MailLanguage } from '../mail/mail-texts';
import { refuseRegisteredVendor } from './claimed-vendor';
import { newVendor } from './new-vendor';
import type { PendingRow } from './pending-account';

const CLAIM_LINK_SECONDS = LIMITS.vendorClaimLinkDays * 86_400;
const PAYMENT_METHODS = { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false };

/** Where the mail to a claimed vendor's contact takes its words from. */
interface MailWording {
  language: MailLanguage;
  brand: BrandId;
}

/**
 * Confirms an account and gives it its vendor; a known vendor waits for its contact. Confirming again changes nothing.
 * @throws Refusal 400 when the vendor has an account by now
 */
export async function confirmAccount(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  country: string,
  registration: PendingRow,
  wording: MailWording,
): Promise<void> {
  const now = clock.nowSeconds();
  const { user_id, vendor_id } = registration;
  await inTransaction(db, async (trx) => {
    // The update locks the account, so that of two clicks one gives it a vendor.
    const confirmed = await trx
      .updateTable('users')
      .set({ awaiting_confirmation: false })
      .where('id', '=', user_id)
      .where('awaiting_confirmation', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) return;
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

async function createVendor(
  trx: Db,
  country: string,
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
