import { decodeJwt } from 'jose';
import type { Deps } from '../../deps';
import { digest } from './sealed-answer';

type RevocationDeps = Pick<Deps, 'db' | 'clock'>;

/** Ends a guest's or an embedded token, which has no session in the database; it is remembered until it expires. */
export async function revokeToken({ db, clock }: RevocationDeps, token: string): Promise<void> {
  await db.deleteFrom('revoked_tokens').where('expires_at', '<', clock.nowSeconds()).execute();
  await db
    .insertInto('revoked_tokens')
    .values({ token_hash: digest(token), expires_at: decodeJwt(token).exp ?? Number.MAX_SAFE_INTEGER })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

export async function isRevoked({ db }: RevocationDeps, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('revoked_tokens')
    .select('token_hash')
    .where('token_hash', '=', digest(token))
    .executeTakeFirst();
  return row !== undefined;
}
