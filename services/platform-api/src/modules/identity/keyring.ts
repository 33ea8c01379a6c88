import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';

/** Keys of the deployment. They live in the database, so that every instance and every restart knows them. */
export interface Keyring {
  /** Key id and private key that sign new tokens. */
  signing: { id: string; key: CryptoKey };
  /** Public keys by key id, of all tokens that may still be around. */
  verifying: ReadonlyMap<string, CryptoKey>;
  /** Secret for signatures over data that comes back to us (quotes). */
  signatureSecret: Buffer;
}

export async function loadKeyring(db: Db, clock: Clock): Promise<Keyring> {
  await ensureKey(db, clock, 'tokens', newTokenKey);
  await ensureKey(db, clock, 'signatures', async () => randomBytes(32).toString('base64url'));
  const rows = await db.selectFrom('server_keys').selectAll().orderBy('created_at').orderBy('id').execute();
  const verifying = new Map<string, CryptoKey>();
  let signing: Keyring['signing'] | null = null;
  let signatureSecret: Buffer | null = null;
  for (const row of rows) {
    if (row.purpose === 'signatures') {
      signatureSecret ??= Buffer.from(row.secret, 'base64url');
      continue;
    }
    const jwk = JSON.parse(row.secret) as JWK;
    verifying.set(row.id, await publicKey(jwk));
    signing = { id: row.id, key: (await importJWK(jwk, 'ES256')) as CryptoKey };
  }
  if (!signing || !signatureSecret) throw new Error('The keys of the server are missing.');
  return { signing, verifying, signatureSecret };
}

async function ensureKey(
  db: Db,
  clock: Clock,
  purpose: 'tokens' | 'signatures',
  create: () => Promise<string>,
): Promise<void> {
  const known = await db
    .selectFrom('server_keys')
    .select('id')
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (known) return;
  const secret = await create();
  await db
    .insertInto('server_keys')
    .values({ id: randomUUID(), purpose, secret, created_at: clock.nowSeconds() })
    .execute();
}

async function newTokenKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

async function publicKey(jwk: JWK): Promise<CryptoKey> {
  const { d: _private, ...rest } = jwk;
  return (await importJWK(rest, 'ES256')) as CryptoKey;
}
