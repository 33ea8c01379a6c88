import type { CountryCode } from '@courier/config';
import type { OperatorSession } from '../../../platform/calls/callers';
import type { Db } from '../../../platform/db/database';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { readRights } from './operator-rows';

const PREFIX = 'os_';
const SESSION_SECONDS = 12 * 3600;

/**
 * The session of an `Authorization` value; null when it is missing or has ended, or its account is blocked. Roles and
 * block are read at each call, so a change holds at once.
 */
export async function findOperatorSession(
  db: Db,
  authorization: string | undefined,
  country: CountryCode,
  nowSeconds: number,
): Promise<OperatorSession | null> {
  const [scheme = '', token = '', ...rest] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0 || !token.startsWith(PREFIX)) return null;
  const row = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.operator_id', 'operator_sessions.operator_id')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .where('expires_at', '>', nowSeconds)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return row
    ? {
        tokenHash: row.token_hash,
        operatorId: row.operator_id,
        email: row.email,
        name: row.name,
        ...readRights(row),
        country,
        expiresAt: row.expires_at,
      }
    : null;
}

export async function beginOperatorSession(
  trx: Db,
  operatorId: string,
  nowSeconds: number,
): Promise<{ token: string; expires_at: number }> {
  const token = `${PREFIX}${newSecret()}`;
  const expires_at = nowSeconds + SESSION_SECONDS;
  await trx
    .insertInto('operator_sessions')
    .values({ token_hash: digest(token), operator_id: operatorId, created_at: nowSeconds, expires_at })
    .execute();
  return { token, expires_at };
}

export async function endOperatorSession(db: Db, { tokenHash }: OperatorSession): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
}
