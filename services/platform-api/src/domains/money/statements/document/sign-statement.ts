import type { Statement } from '@courier/api-client/contract';
import { CompactSign, importJWK } from 'jose';
import { createHash } from 'node:crypto';
import type { Deps as PlatformDeps } from '../../../../platform/deps';
import { signingKey } from '../../../../platform/keys/evidence-keys';
import { canonicalJson } from './canonical-json';
import { statementCsv } from './statement-csv';

/** Distinguishes statements from everything else that this server signs. */
export const STATEMENT_TYPE = 'courier-statement+json';
export const ALGORITHM = 'ES256';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Signs the hashes of the canonical JSON and of the CSV file with the key of evidence. */
export async function signStatement(
  deps: Pick<PlatformDeps, 'db' | 'clock' | 'config'>,
  statement: Statement,
): Promise<{ content: string; sha256: string; signature: string }> {
  const key = await signingKey(deps);
  const content = canonicalJson(statement);
  const { country, number, kind, month, issued_at } = statement;
  const hashes = { sha256: sha256(content), csv_sha256: sha256(statementCsv(statement)) };
  const payload = canonicalJson({ country, number, kind, month, issued_at, ...hashes });
  const signature = await new CompactSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: STATEMENT_TYPE })
    .sign(await importJWK(key.jwk, ALGORITHM));
  return { content, sha256: hashes.sha256, signature };
}
