import { randomUUID } from 'node:crypto';
import { badInput, notOwned } from '../../platform/requests/refusal';
import type { Session } from '../../platform/requests/session';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { digest, newSecret } from '../../platform/security/sealed-answer';

/** Lifetime of a wallet's token in seconds. */
export const TOKEN_SECONDS = 900;

export interface Wallet {
  walletId: string;
  /** False for guests. */
  keepsCards: boolean;
}

export async function openWallet(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  session: Session,
  vendorId: string,
): Promise<{ walletId: string; token: string }> {
  const now = deps.clock.nowSeconds();
  const { country } = session;
  const owner = walletOwner(session);
  await db
    .insertInto('wallets')
    .values({ wallet_id: randomUUID(), country, owner, created_at: now })
    .onConflict((conflict) => conflict.columns(['country', 'owner']).doNothing())
    .execute();
  const { wallet_id } = await db
    .selectFrom('wallets')
    .select('wallet_id')
    .where('country', '=', country)
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  const token = newSecret();
  await db
    .deleteFrom('wallet_tokens')
    .where('expires_at', '<', now - TOKEN_SECONDS)
    .execute();
  await db
    .insertInto('wallet_tokens')
    .values({
      token_hash: digest(token),
      wallet_id,
      vendor_id: vendorId,
      expires_at: now + TOKEN_SECONDS,
    })
    .execute();
  return { walletId: wallet_id, token };
}

/**
 * The wallet of a token, which has to be the caller's own.
 * @throws Refusal 404 for unknown tokens and those of others, 400 `PaymentTokenExpired`
 */
export async function findWallet(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  session: Session,
  { token, vendorId }: { token: string; vendorId: string },
): Promise<Wallet> {
  const row = await db
    .selectFrom('wallet_tokens')
    .innerJoin('wallets', 'wallets.wallet_id', 'wallet_tokens.wallet_id')
    .select(['wallets.wallet_id', 'wallet_tokens.expires_at'])
    .where('wallet_tokens.token_hash', '=', digest(token))
    .where('wallet_tokens.vendor_id', '=', vendorId)
    .where('wallets.country', '=', session.country)
    .where('wallets.owner', '=', walletOwner(session))
    .executeTakeFirst();
  if (!row) throw notOwned();
  if (row.expires_at < deps.clock.nowSeconds())
    throw badInput('PaymentTokenExpired', 'error.payment.init', 'bearer_token');
  return { walletId: row.wallet_id, keepsCards: session.kind !== 'GUEST' };
}

export const walletOwner = (session: Session): string =>
  session.kind === 'CLASSIC' ? `user ${session.userId}` : `${session.kind} ${session.vendorId}`;
