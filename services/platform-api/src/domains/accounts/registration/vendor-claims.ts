import type { CountryCode } from '@courier/config';
import type { Deps } from './deps';
import { inTransaction, type Db } from '../../../platform/db/database';
import { Refusal } from '../../../platform/requests/refusal';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { countMail, buildMailLink, vendorClaimMail, sendMail } from '../../mail';
import { refuseRegisteredVendor } from './claimed-vendor';

function selectClaims(db: Db) {
  return db
    .selectFrom('vendor_claims')
    .innerJoin('users', 'users.id', 'vendor_claims.user_id')
    .innerJoin('vendors', 'vendors.vendor_id', 'vendor_claims.vendor_id')
    .selectAll('vendor_claims')
    .select(['users.country', 'users.email', 'vendors.name', 'vendors.registration_email']);
}

/** Asks the contact of a claimed vendor, because its code is part of public order ids and proves little. */
export async function mailVendorContact(deps: Deps, userId: string): Promise<void> {
  const { db, config } = deps;
  const claim = await selectClaims(db).where('user_id', '=', userId).executeTakeFirst();
  const contact = claim?.registration_email;
  if (!claim || !contact || claim.confirmed_at !== null) return;
  if (await isTooMany(deps, contact, userId)) return;
  const token = newSecret();
  await db
    .updateTable('vendor_claims')
    .set({ token_hash: digest(token) })
    .where('user_id', '=', userId)
    .execute();
  const { country, brand, language, name, email } = claim;
  const link = buildMailLink(config, { country, brand }, '/mailed-link', { name: 'vendor-claim', token });
  await sendMail(deps, {
    country,
    to: contact,
    ...vendorClaimMail(deps.serverTexts({ brand, country, locale: language }), {
      vendor: name,
      account: email,
      link,
    }),
  });
}

/** Undefined for a link that is unknown, expired or of another country. */
export async function findVendorClaim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: CountryCode,
  tokenHash: string,
) {
  return selectClaims(db)
    .where('token_hash', '=', tokenHash)
    .where('users.country', '=', country)
    .where('vendor_claims.expires_at', '>', clock.nowSeconds())
    .executeTakeFirst();
}

/**
 * Lets an account act for the claimed vendor.
 * @throws Refusal 400 when another account was accepted before
 */
export async function acceptVendorClaim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  claim: { user_id: string; vendor_id: string },
): Promise<void> {
  const now = clock.nowSeconds();
  await inTransaction(db, async (trx) => {
    // The update locks the vendor, so that concurrent acceptances see each other.
    await trx
      .updateTable('vendors')
      .set({ is_registered: true, updated_at: now })
      .where('vendor_id', '=', claim.vendor_id)
      .execute();
    const accepted = await trx
      .updateTable('vendor_claims')
      .set({ confirmed_at: now })
      .where('user_id', '=', claim.user_id)
      .where('confirmed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!accepted) return;
    await refuseRegisteredVendor(trx, claim.vendor_id);
    await trx
      .insertInto('vendor_members')
      .values({ user_id: claim.user_id, vendor_id: claim.vendor_id })
      .execute();
  });
}

/** If the contact has reached its limit, the mail is sent later. */
async function isTooMany(deps: Deps, contact: string, userId: string): Promise<boolean> {
  try {
    await countMail(deps, 'vendor-claim', { to: contact });
    return false;
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter === undefined) throw error;
    await deps.jobs.send(deps.db, 'vendor-claim-mail', userId, error.retryAfter);
    return true;
  }
}
