import { LIMITS, type BrandId, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { countMail, buildMailLink, guestOrdersMail, sendMail } from '../../mail';
import type { TextLocale } from '../../texts';

const LINK_SECONDS = LIMITS.guestOrdersLinkHours * 3600;

interface JoinRequest {
  userId: string;
  country: CountryCode;
  browserHash: string;
  language: TextLocale;
  brand: BrandId;
}

/**
 * A confirmed account does not prove that its owner placed the orders of guests with its e-mail.
 * @returns false when they have joined already
 * @throws Refusal 429 when the mailbox or the account has reached its limit
 */
export async function requestGuestOrders(deps: Deps, request: JoinRequest): Promise<boolean> {
  const { db, clock, config } = deps;
  const { userId, country, browserHash, language, brand } = request;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (await haveGuestOrdersJoined(db, userId)) return false;
  await countMail(deps, 'guest-orders', { to: email, account: userId });
  const token = newSecret();
  const row = {
    token_hash: digest(token),
    browser_hash: browserHash,
    expires_at: clock.nowSeconds() + LINK_SECONDS,
  };
  await db
    .insertInto('guest_order_claims')
    .values({ user_id: userId, confirmed_at: null, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('guest_order_claims.confirmed_at', 'is', null),
    )
    .execute();
  const link = buildMailLink(config, { country, brand }, '/mailed-link', { name: 'guest-orders', token });
  const texts = deps.serverTexts({ brand, country, locale: language });
  await sendMail(deps, { country, to: email, ...guestOrdersMail(texts, link) });
  return true;
}

export async function haveGuestOrdersJoined(db: Db, userId: string): Promise<boolean> {
  const claim = await db
    .selectFrom('guest_order_claims')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return claim !== undefined;
}

/** Undefined for a link that is unknown, replaced, expired or of another country. */
export async function findGuestOrderClaim(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  country: CountryCode,
  tokenHash: string,
) {
  return db
    .selectFrom('guest_order_claims')
    .innerJoin('users', 'users.id', 'guest_order_claims.user_id')
    .selectAll('guest_order_claims')
    .select(['users.email', 'users.password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('users.country', '=', country)
    .where('users.awaiting_confirmation', '=', false)
    .where('guest_order_claims.expires_at', '>', clock.nowSeconds())
    .executeTakeFirst();
}

export async function acceptGuestOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  await db
    .updateTable('guest_order_claims')
    .set({ confirmed_at: clock.nowSeconds() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}
