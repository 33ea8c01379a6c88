import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Deps } from '../../deps';

type KeyDeps = Pick<Deps, 'db' | 'clock'>;

/** The first key of a deployment; files that were signed with it can be checked for as long as the database lives. */
const FIRST_KEY = 'evidence-1';

interface EvidenceKey {
  id: string;
  jwk: JWK;
}

/** Every key evidence was signed with, oldest first; the newest one signs. A new deployment makes its own. */
export async function evidenceKeys({ db, clock }: KeyDeps): Promise<EvidenceKey[]> {
  const read = () =>
    db
      .selectFrom('server_keys')
      .select(['id', 'secret'])
      .where('purpose', '=', 'evidence')
      .orderBy('created_at')
      .execute();
  let rows = await read();
  if (rows.length === 0) {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const secret = JSON.stringify(await exportJWK(privateKey));
    // Of several instances that begin at once the first one's key stays.
    await db
      .insertInto('server_keys')
      .values({ id: FIRST_KEY, purpose: 'evidence', secret, created_at: clock.nowSeconds() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    rows = await read();
  }
  return rows.map(({ id, secret }) => ({ id, jwk: JSON.parse(secret) as JWK }));
}

/** What anybody may know of a key. */
export const publicPart = ({ id, jwk: { kty, crv, x, y } }: EvidenceKey): JWK => ({
  kty,
  ...(crv === undefined ? {} : { crv }),
  ...(x === undefined ? {} : { x }),
  ...(y === undefined ? {} : { y }),
  kid: id,
  alg: 'ES256',
  use: 'sig',
});
