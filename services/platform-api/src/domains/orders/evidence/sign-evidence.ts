import type { AnswerOf, contract, Evidence } from '@courier/api-client/contract';
import { FlattenedSign, flattenedVerify, importJWK, type FlattenedJWSInput } from 'jose';
import { createHash } from 'node:crypto';
import type { Deps } from './deps';
import { evidenceKeys, publicPart, signingKey } from '../../../platform/keys/evidence-keys';

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Signed = AnswerOf<typeof contract.evidence.signed>['result'];

/** Distinguishes evidence from everything else that this server signs. */
const TYPE = 'courier-evidence+json';
const ALGORITHM = 'ES256';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export async function signEvidence(deps: KeyDeps, evidence: Evidence): Promise<Signed> {
  const key = await signingKey(deps);
  const signed_at = deps.clock.nowSeconds();
  const bytes = new TextEncoder().encode(JSON.stringify({ signed_at, evidence }));
  const jws = await new FlattenedSign(bytes)
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: TYPE })
    .sign(await importJWK(key.jwk, ALGORITHM));
  const { payload, protected: header = '', signature } = jws;
  return { payload, protected: header, signature, key_id: key.id, signed_at, sha256: sha256(bytes) };
}

export interface CheckedEvidence {
  orderId: string;
  vendorName: string;
  signedAt: number;
  timezone: string;
  keyId: string;
  sha256: string;
}

/** @returns null when the file was not signed by this server or was changed since */
export async function checkEvidence(deps: KeyDeps, text: string): Promise<CheckedEvidence | null> {
  try {
    const keys = await evidenceKeys(deps);
    const { payload, protectedHeader } = await flattenedVerify(
      JSON.parse(text) as FlattenedJWSInput,
      async ({ kid, typ }) => {
        const key = keys.find(({ id }) => id === kid);
        if (!key || typ !== TYPE) throw new Error('unknown key');
        return importJWK(publicPart(key), ALGORITHM);
      },
      { algorithms: [ALGORITHM] },
    );
    const { signed_at, evidence } = JSON.parse(new TextDecoder().decode(payload)) as {
      signed_at: number;
      evidence: Evidence;
    };
    return {
      orderId: evidence.order_id,
      vendorName: evidence.vendor_name,
      signedAt: signed_at,
      timezone: evidence.timezone,
      keyId: protectedHeader?.kid ?? '',
      sha256: sha256(payload),
    };
  } catch {
    return null;
  }
}
