import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Deps } from '../deps';

/** The page that checks files signed with these keys. */
export const CHECK_PAGE = '/courier/api/v1/evidence/check';

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

interface EvidenceKey {
  id: string;
  jwk: JWK;
}

/** Oldest first. Old keys are kept to check old files; the configured key is created when missing. */
export async function evidenceKeys({ db, clock, config }: KeyDeps): Promise<EvidenceKey[]> {
  const read = () =>
    db
      .selectFrom('server_keys')
      .select(['id', 'secret'])
      .where('purpose', '=', 'evidence')
      .where('environment', '=', config.environment)
      .orderBy('created_at')
      .execute();
  let rows = await read();
  if (rows.every(({ id }) => id !== config.evidenceKey)) {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const secret = JSON.stringify(await exportJWK(privateKey));
    // Of several instances that start at once, the first one's key is kept.
    await db
      .insertInto('server_keys')
      .values({
        id: config.evidenceKey,
        purpose: 'evidence',
        secret,
        environment: config.environment,
        created_at: clock.nowSeconds(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    rows = await read();
  }
  return rows.map(({ id, secret }) => ({ id, jwk: JSON.parse(secret) as JWK }));
}

export async function signingKey(deps: KeyDeps): Promise<EvidenceKey> {
  const key = (await evidenceKeys(deps)).find(({ id }) => id === deps.config.evidenceKey);
  if (!key) throw new Error('EVIDENCE_KEY names a key that is not for evidence.');
  return key;
}

export const publicPart = ({ id, jwk: { kty, crv, x, y } }: EvidenceKey): JWK => ({
  kty,
  ...(crv === undefined ? {} : { crv }),
  ...(x === undefined ? {} : { x }),
  ...(y === undefined ? {} : { y }),
  kid: id,
  alg: 'ES256',
  use: 'sig',
});
