import { exportJWK, generateKeyPair } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import type { ServerConfig } from '../../settings/config';
import type { Db } from '../db/database';

/** Not a part of `Deps`, which holds the keyring itself. */
export interface KeyDeps {
  db: Db;
  clock: Clock;
  config: Pick<ServerConfig, 'environment'>;
}

/** A key signs tokens for about a month. */
const TOKEN_KEY_SECONDS = 30 * 86_400;
/** Age at which a token key is deleted, long after its last token has expired. */
const KEPT_SECONDS = 3 * TOKEN_KEY_SECONDS;

export async function ensureFirstKeys(deps: KeyDeps): Promise<void> {
  await ensureKey(deps, 'tokens', newTokenKey);
  await ensureKey(deps, 'signatures', async () => randomBytes(32).toString('base64url'));
}

/** Creates a new key a month after the newest one. Its id lets only one of several instances succeed. */
export async function renewTokenKey({ db, clock, config: { environment } }: KeyDeps): Promise<void> {
  const now = clock.nowSeconds();
  const newest = await db
    .selectFrom('server_keys')
    .select('created_at')
    .where('purpose', '=', 'tokens')
    .where('environment', '=', environment)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && newest.created_at > now - TOKEN_KEY_SECONDS) return;
  await db
    .insertInto('server_keys')
    .values({
      id: `tokens-after-${newest?.created_at ?? 0}`,
      purpose: 'tokens',
      secret: await newTokenKey(),
      environment,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db
    .deleteFrom('server_keys')
    .where('purpose', '=', 'tokens')
    .where('created_at', '<', now - KEPT_SECONDS)
    .execute();
}

async function ensureKey(
  { db, clock, config: { environment } }: KeyDeps,
  purpose: 'tokens' | 'signatures',
  create: () => Promise<string>,
): Promise<void> {
  const known = await db
    .selectFrom('server_keys')
    .select('id')
    .where('purpose', '=', purpose)
    .where('environment', '=', environment)
    .executeTakeFirst();
  if (known) return;
  const secret = await create();
  await db
    .insertInto('server_keys')
    .values({ id: randomUUID(), purpose, secret, environment, created_at: clock.nowSeconds() })
    .execute();
}

async function newTokenKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
