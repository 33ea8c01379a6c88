import type { BrandId } from '@courier/config';
import { userOf, type Session } from '../../contract-mount/session';
import { inTransaction, type Db } from '../../db/database';
import type { Deps } from '../../deps';
import { digest, newSecret } from '../identity/sealed-answer';
import { countMail } from '../mail/count-mail';
import { mailboxOf } from '../mail/mailbox';
import { exportAddressMail, type MailLanguage } from '../mail/mail-texts';
import { publicOrigin } from '../mail/public-origin';
import { sendMail } from '../mail/send-mail';

/** Where the link of the mail leads. */
export const ADDRESS_PAGE = '/courier/api/v1/exports/address';
const LINK_SECONDS = 86_400;
/** Somebody who asks again within it has the mail already. */
const ONE_MAIL_SECONDS = 600;

/** Whether exports may go there: the account's own mailbox, or an address that was confirmed for it. */
export async function mayReceiveExports(db: Db, session: Session, email: string): Promise<boolean> {
  if (session.kind === 'CLASSIC' && mailboxOf(email) === mailboxOf(session.email)) return true;
  const row = await db
    .selectFrom('export_addresses')
    .select('confirmed_at')
    .where('account', '=', userOf(session))
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/**
 * Mails the link that confirms an address, unless it has just been mailed.
 * @throws Refusal 429 when the address or the account has had its links
 */
export async function askForAddress(
  deps: Deps,
  session: Session,
  { email, language, brand }: { email: string; language: MailLanguage; brand: BrandId },
): Promise<void> {
  const account = userOf(session);
  const address = email.toLowerCase();
  const now = deps.clock.nowSeconds();
  const asked = await deps.db
    .selectFrom('export_addresses')
    .select('asked_at')
    .where('account', '=', account)
    .where('email', '=', address)
    .executeTakeFirst();
  if (asked && asked.asked_at > now - ONE_MAIL_SECONDS) return;
  await countMail(deps, 'export-address', { to: address, account });
  const token = newSecret();
  const { country } = session;
  const row = { token_hash: digest(token), asked_at: now };
  await deps.db
    .insertInto('export_addresses')
    .values({ account, email: address, country, confirmed_at: null, ...row })
    .onConflict((conflict) => conflict.columns(['account', 'email']).doUpdateSet(row))
    .execute();
  const link = `${publicOrigin(deps.config, country, brand)}${ADDRESS_PAGE}?token=${token}`;
  try {
    await sendMail(deps, { country, to: email, ...exportAddressMail(brand, language, link) });
  } catch (error) {
    // The next export asks again.
    await deps.db.deleteFrom('export_addresses').where('token_hash', '=', row.token_hash).execute();
    throw error;
  }
}

/** The address a link stands for; undefined when it is unknown, replaced, of another country or a day old. */
export async function addressOfLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: string,
  token: string,
): Promise<{ account: string; email: string } | undefined> {
  return db
    .selectFrom('export_addresses')
    .select(['account', 'email'])
    .where('token_hash', '=', digest(token))
    .where('country', '=', country)
    .where('asked_at', '>', clock.nowSeconds() - LINK_SECONDS)
    .executeTakeFirst();
}

/** Confirms the address of a link and queues what waited for it. @returns whether the link was good */
export async function confirmAddress(deps: Deps, country: string, token: string): Promise<boolean> {
  const { db, clock, jobs } = deps;
  const found = await addressOfLink(deps, country, token);
  if (!found) return false;
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('export_addresses')
      .set({ confirmed_at: clock.nowSeconds() })
      .where('token_hash', '=', digest(token))
      .execute();
    const waiting = await trx
      .updateTable('export_requests')
      .set({ waits_for: null })
      .where('waits_for', '=', found.account)
      .where('email', '=', found.email)
      .returning('id')
      .execute();
    for (const { id } of waiting) await jobs.send(trx, 'export-mail', id);
  });
  jobs.wake('export-mail');
  return true;
}
