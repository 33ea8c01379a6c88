import { importJWK, type CryptoKey, type JWK } from 'jose';
import { ensureFirstKeys, renewTokenKey, type KeyDeps } from './server-keys';

/** Delay before a new key signs; every instance reads the keys once a minute. */
const ANNOUNCED_SECONDS = 180;
/** Time a replaced key stays valid; no token lives longer. */
const RETIRED_SECONDS = 14 * 86_400;

/** Stored in the database for all instances. Keys of other environments are excluded, so their tokens are rejected. */
export interface Keyring {
  /** Signs new tokens. */
  readonly signing: { id: string; key: CryptoKey };
  /** By key id, for all tokens that may still be valid. */
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  /** Secret for signatures over data that clients send back (quotes). */
  readonly signatureSecret: Buffer;
  /** Reads the keys, creates a new one when due, and removes unused ones. */
  refresh(): Promise<void>;
}

interface TokenKey {
  id: string;
  createdAt: number;
  jwk: JWK;
}

type Keys = Pick<Keyring, 'signing' | 'verifying' | 'signatureSecret'>;

export async function loadKeyring(deps: KeyDeps): Promise<Keyring> {
  await ensureFirstKeys(deps);
  let keys = await readKeys(deps);
  return {
    get signing() {
      return keys.signing;
    },
    get verifying() {
      return keys.verifying;
    },
    get signatureSecret() {
      return keys.signatureSecret;
    },
    refresh: async () => {
      await renewTokenKey(deps);
      keys = await readKeys(deps);
    },
  };
}

async function readKeys({ db, clock, config }: KeyDeps): Promise<Keys> {
  const now = clock.nowSeconds();
  const rows = await db
    .selectFrom('server_keys')
    .selectAll()
    .where('environment', '=', config.environment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const secret = rows.find(({ purpose }) => purpose === 'signatures');
  const tokenKeys = rows
    .filter(({ purpose }) => purpose === 'tokens')
    .map((row): TokenKey => ({
      id: row.id,
      createdAt: row.created_at,
      jwk: JSON.parse(row.secret) as JWK,
    }));
  const current = tokenKeys.findLast(({ createdAt }) => createdAt <= now - ANNOUNCED_SECONDS) ?? tokenKeys[0];
  if (!current || !secret) throw new Error('The keys of the server are missing.');
  const verifying = new Map<string, CryptoKey>();
  for (const [index, { id, jwk }] of tokenKeys.entries()) {
    const replacedAt = tokenKeys[index + 1]?.createdAt;
    const isRetired = replacedAt !== undefined && replacedAt < now - RETIRED_SECONDS;
    if (!isRetired || id === current.id) verifying.set(id, await publicKey(jwk));
  }
  return {
    signing: { id: current.id, key: (await importJWK(current.jwk, 'ES256')) as CryptoKey },
    verifying,
    signatureSecret: Buffer.from(secret.secret, 'base64url'),
  };
}

async function publicKey(jwk: JWK): Promise<CryptoKey> {
  const { d: _private, ...rest } = jwk;
  return (await importJWK(rest, 'ES256')) as CryptoKey;
}
