import type { Registration } from '@courier/api-client/contract';
import { LIMITS, storedTaxNumber, type CountryCode } from '@courier/config';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { emailTaken } from '../identity/identity-refusals';
import { hashPassword } from '../identity/passwords';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { normalisedPhone } from '../../../platform/phone';

const LINK_SECONDS = LIMITS.registrationLinkHours * 3600;

export interface PendingAccount {
  userId: string;
  email: string;
  /** Secret of the link; only its digest is stored. */
  token: string;
  expiresAt: number;
}

/**
 * Stores an account that cannot sign in until its mail is confirmed. An address may have several
 * registrations, because a stranger's must not block the owner; the first confirmation removes the others.
 * @throws Refusal 409 when the email has an account
 */
export async function registerAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: CountryCode,
  body: Registration,
  { claimedVendorId, browserHash }: { claimedVendorId: string | null; browserHash: string },
): Promise<PendingAccount> {
  const email = body.email_address.toLowerCase();
  const now = clock.nowSeconds();
  const pending = { userId: randomUUID(), email, token: newSecret(), expiresAt: now + LINK_SECONDS };
  const password_hash = await hashPassword(body.password);
  await inTransaction(db, async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('country', '=', country)
      .where('email', '=', email)
      .where('awaiting_confirmation', '=', false)
      .executeTakeFirst();
    if (account) throw emailTaken();
    await trx
      .insertInto('users')
      .values({
        id: pending.userId,
        country,
        email,
        password_hash,
        awaiting_confirmation: true,
        created_at: now,
      })
      .execute();
    await trx
      .insertInto('registrations')
      .values({
        user_id: pending.userId,
        token_hash: digest(pending.token),
        vendor_id: claimedVendorId,
        business_name: body.business_name ?? null,
        phone_number: body.phone_number === undefined ? null : normalisedPhone(body.phone_number, country),
        vat_number: body.vat_number ? storedTaxNumber(country, body.vat_number) : null,
        browser_hash: browserHash,
        expires_at: pending.expiresAt,
      })
      .execute();
  });
  return pending;
}

/** E.g. because its mail could not be sent. */
export async function deleteRegistration(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).where('awaiting_confirmation', '=', true).execute();
}
