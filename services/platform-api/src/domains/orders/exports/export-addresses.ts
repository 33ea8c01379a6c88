import type { BrandId, CountryCode } from '@courier/config';
import { sessionAccount, type Session } from '../../../platform/requests/session';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { countMail, canonicalMailbox, exportAddressMail, buildMailLink, sendMail } from '../../mail';
import type { TextLocale } from '../../texts';

const LINK_SECONDS = 86_400;
/** A repeated request within this time sends no second mail. */
const ONE_MAIL_SECONDS = 600;

/** Allows the account's own mailbox and confirmed addresses. */
export async function mayReceiveExports(db: Db, session: Session, email: string): Promise<boolean> {
  if (session.kind === 'CLASSIC' && canonicalMailbox(email) === canonicalMailbox(session.email)) return true;
  const row = await db
    .selectFrom('export_addresses')
    .select('confirmed_at')
    .where('account', '=', sessionAccount(session))
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/**
 * Sends no second mail within `ONE_MAIL_SECONDS`.
 * @throws Refusal 429 when the address or the account has reached its limit
 */
export async function requestAddress(
  deps: Deps,
  session: Session,
  { email, language, brand }: { email: string; language: TextLocale; brand: BrandId },
): Promise<void> {
  const account = sessionAccount(session);
  const address = email.toLowerCase();
  const now = deps.clock.nowSeconds();
  const asked = await deps.db
    .selectFrom('export_addresses')
    .select('asked_at')
    .where('account', '=', account)
    .where('email', '=', address)
    .executeTakeFirst();
  // Absolute, because a timestamp of a clock that ran ahead must not block mails for longer.
  if (asked && Math.abs(now - asked.asked_at) < ONE_MAIL_SECONDS) return;
  await countMail(deps, 'export-address', { to: address, account, asker: account });
  const token = newSecret();
  const { country } = session;
  const row = { token_hash: digest(token), asked_at: now };
  await deps.db
    .insertInto('export_addresses')
    .values({ account, email: address, country, confirmed_at: null, ...row })
    .onConflict((conflict) => conflict.columns(['account', 'email']).doUpdateSet(row))
    .execute();
  const link = buildMailLink(deps.config, { country, brand }, '/mailed-link', {
    name: 'export-address',
    token,
  });
  try {
    const texts = deps.serverTexts({ brand, country, locale: language });
    await sendMail(deps, { country, to: email, ...exportAddressMail(texts, link) });
  } catch (error) {
    // The next export asks again.
    await deps.db.deleteFrom('export_addresses').where('token_hash', '=', row.token_hash).execute();
    throw error;
  }
}

export interface ExportAddress {
  account: string;
  email: string;
  confirmed_at: number | null;
}

/** Undefined for a link that is unknown, replaced, a day old or of another country. */
export async function findExportAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: CountryCode,
  tokenHash: string,
): Promise<ExportAddress | undefined> {
  return db
    .selectFrom('export_addresses')
    .select(['account', 'email', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .where('country', '=', country)
    .where('asked_at', '>', clock.nowSeconds() - LINK_SECONDS)
    .executeTakeFirst();
}

/** Also queues the exports that waited for the address. */
export async function acceptExportAddress(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { account, email }: ExportAddress,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('export_addresses')
      .set({ confirmed_at: clock.nowSeconds() })
      .where('account', '=', account)
      .where('email', '=', email)
      .execute();
    const waiting = await trx
      .updateTable('export_requests')
      .set({ waits_for: null })
      .where('waits_for', '=', account)
      .where('email', '=', email)
      .returning('id')
      .execute();
    for (const { id } of waiting) await jobs.send(trx, 'export-mail', id);
  });
  jobs.wake('export-mail');
}

/** The account's e-mail, or the vendor's name for an embedded session. */
export async function nameAsker(db: Db, account: string): Promise<string> {
  const [, kind = '', vendorId] = account.split(' ');
  if (vendorId === undefined) {
    const user = await db.selectFrom('users').select('email').where('id', '=', kind).executeTakeFirst();
    return user?.email ?? '';
  }
  const vendor = await db
    .selectFrom('vendors')
    .select('name')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return vendor?.name ?? '';
}
