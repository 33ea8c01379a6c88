import type { CountryCode } from '@courier/config';
import { FLEET_SCOPES, type FleetScope } from '@courier/api-client/fleet';
import { randomUUID } from 'node:crypto';
import type { FleetKey } from '../../platform/calls/callers';
import type { Db } from '../../platform/db/database';
import { digest, newSecret } from '../../platform/security/sealed-answer';

const PREFIX = 'fk_';

/** The key an `Authorization` value holds; null when it is missing, unknown, revoked or of another country. */
export async function findFleetKey(
  db: Db,
  authorization: string | undefined,
  country: CountryCode,
): Promise<FleetKey | null> {
  const [scheme = '', secret = '', ...rest] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0 || !secret.startsWith(PREFIX)) return null;
  const row = await db
    .selectFrom('fleet_keys')
    .selectAll()
    .where('key_hash', '=', digest(secret))
    .where('country', '=', country)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ? { keyId: row.key_id, country, fleetId: row.fleet_id, scopes: readScopes(row.scopes) } : null;
}

const readScopes = (text: string): FleetScope[] =>
  FLEET_SCOPES.filter((scope) => text.split(',').includes(scope));

export interface NewFleetKey {
  country: CountryCode;
  fleetId: string;
  name: string;
  scopes: readonly FleetScope[];
}

/** Makes a key. @returns the key itself, which is stored nowhere */
export async function createFleetKey(
  db: Db,
  { country, fleetId, name, scopes }: NewFleetKey,
  nowSeconds: number,
): Promise<string> {
  const secret = `${PREFIX}${newSecret()}`;
  await db
    .insertInto('fleet_keys')
    .values({
      key_id: randomUUID(),
      key_hash: digest(secret),
      country,
      fleet_id: fleetId,
      name,
      scopes: scopes.join(','),
      created_at: nowSeconds,
      revoked_at: null,
    })
    .execute();
  return secret;
}

export const listFleetKeys = (db: Db) =>
  db
    .selectFrom('fleet_keys')
    .select(['key_id', 'country', 'fleet_id', 'name', 'scopes', 'created_at', 'revoked_at'])
    .orderBy('created_at')
    .execute();

/** @returns whether there was such a key */
export async function revokeFleetKey(db: Db, keyId: string, nowSeconds: number): Promise<boolean> {
  const row = await db
    .updateTable('fleet_keys')
    .set((on) => ({ revoked_at: on.fn.coalesce('revoked_at', on.val(nowSeconds)) }))
    .where('key_id', '=', keyId)
    .returning('key_id')
    .executeTakeFirst();
  return row !== undefined;
}
