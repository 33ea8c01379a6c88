import type { BrandId } from '@courier/config';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { signGuestToken } from '../identity/tokens';
import type { MailLanguage } from '../mail/mail-texts';
import { newVendor } from '../registration/new-vendor';

/** Long enough to follow an order; there is no refresh. */
export const GUEST_TOKEN_SECONDS = 7 * 86_400;

/** A guest has no prepaid goods, and an online payment identifies itself. */
const PAYMENT_METHODS = { PAID: false, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false };

/**
 * Each guest gets its own vendor, so that all access checks for vendors also separate guests. The guest's
 * input is not stored here; the order contains it as its sender.
 */
export async function openGuestSession(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  db: Db,
  country: string,
  mails: { language: MailLanguage; brand: BrandId },
): Promise<{ vendorId: string; token: string }> {
  const vendorId = `guest-${randomBytes(12).toString('hex')}`;
  const nowSeconds = clock.nowSeconds();
  const vendor = { vendorId, country, name: 'guest', phone: '', paymentMethods: PAYMENT_METHODS, nowSeconds };
  await db
    .insertInto('vendors')
    .values({ ...newVendor(vendor), is_registered: false })
    .execute();
  await db
    .insertInto('guests')
    .values({ vendor_id: vendorId, ...mails })
    .execute();
  return { vendorId, token: await signGuestToken(keys, clock, { vendorId, country }, GUEST_TOKEN_SECONDS) };
}
