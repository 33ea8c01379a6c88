import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Deps } from '@courier/platform-api';
import type { PublicKey } from '../port';

export interface SandboxKey {
  publicKey: PublicKey;
  privateKey: CryptoKey;
}

const KEY_ID = 'sandbox';

/** The key of the card form, stored in the database for all instances and restarts. */
export async function loadSandboxKey({
  db,
  clock,
  config: { environment },
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<SandboxKey> {
  const read = () =>
    db
      .selectFrom('payment_keys')
      .select('private_jwk')
      .where('id', '=', KEY_ID)
      .where('environment', '=', environment)
      .executeTakeFirst();
  let row = await read();
  if (!row) {
    const { privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true, modulusLength: 2048 });
    const private_jwk = JSON.stringify(await exportJWK(privateKey));
    await db
      .insertInto('payment_keys')
      .values({ id: KEY_ID, private_jwk, environment, created_at: clock.nowSeconds() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    row = await read();
  }
  const jwk = JSON.parse(row?.private_jwk ?? 'null') as JWK & { n: string; e: string };
  const { n, e } = jwk;
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n, e });
  return {
    publicKey: { kty: 'RSA', kid, n, e },
    privateKey: (await importJWK(jwk, 'RSA-OAEP-256')) as CryptoKey,
  };
}
