import type { BrandId, CountryCode } from '@courier/config';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { signGuestToken, newVendor } from '../../accounts';
import type { TextLocale } from '../../texts';

/** Long enough to follow the order; there is no refresh. */
export const GUEST_TOKEN_SECONDS = 7 * 86_400;

/** An online payment identifies itself; a guest has no account with prepaid goods. */
const PAYMENT_METHODS = { PAID: false, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, NONE: false };

/**
 * A guest is a separate vendor, so the access rules of vendors also isolate guests. Contact data is not stored here;
 * it is sent with the order as its sender.
 */
export async function openGuestSession(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  db: Db,
  country: CountryCode,
  mails: { language: TextLocale; brand: BrandId },
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
