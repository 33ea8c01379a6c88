import type { Statement } from '@courier/api-client/contract';
import { csvLines } from '@courier/api-client/export-file';
import { compactVerify, importJWK } from 'jose';
import { createHash } from 'node:crypto';
import type { Deps as PlatformDeps } from '../../../../platform/deps';
import { evidenceKeys, publicPart } from '../../../../platform/keys/evidence-keys';
import type { CheckedStatement } from '../../../orders/deps';
import { canonicalJson } from './canonical-json';
import { ALGORITHM, STATEMENT_TYPE } from './sign-statement';
import { signatureRow, STATEMENT_COLUMNS } from './statement-csv';

type KeyDeps = Pick<PlatformDeps, 'db' | 'clock' | 'config'>;

/** What the signature of a statement names. */
interface SignedHashes {
  number: string;
  kind: Statement['kind'];
  country: string;
  month: string;
  issued_at: number;
  sha256: string;
  csv_sha256: string;
}

const BYTE_ORDER_MARK = '\uFEFF';
const SIGNATURE_RECORD = '\r\nsignature,';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Checks the CSV or JSON file of a statement.
 * @returns null when it was not signed by this server or was changed since
 */
export async function checkStatement(deps: KeyDeps, text: string): Promise<CheckedStatement | null> {
  try {
    return text.trimStart().startsWith('{') ? await checkJson(deps, text) : await checkCsv(deps, text);
  } catch {
    return null;
  }
}

/** The answer of the call, or its result alone. */
async function checkJson(deps: KeyDeps, text: string): Promise<CheckedStatement | null> {
  const answer = JSON.parse(text) as { result?: unknown };
  const file = (answer.result ?? answer) as { statement: Statement; sha256: string; signature: string };
  const { payload, checked } = await verifySignature(deps, file.signature);
  const hash = sha256(canonicalJson(file.statement));
  return hash === payload.sha256 && file.sha256 === hash ? checked : null;
}

/** The last record is the signature. Pasting can lose the mark at the start and the line break at the end. */
async function checkCsv(deps: KeyDeps, text: string): Promise<CheckedStatement | null> {
  const lines = text.replace(BYTE_ORDER_MARK, '').replaceAll(/\r?\n/g, '\r\n').trimEnd();
  const end = lines.lastIndexOf(SIGNATURE_RECORD) + 2;
  const [, signature = ''] = lines.slice(end).split(',');
  const { payload, checked } = await verifySignature(deps, signature);
  const isWhole = `${lines.slice(end)}\r\n` === csvLines(STATEMENT_COLUMNS, [signatureRow(signature)]);
  const hash = sha256(BYTE_ORDER_MARK + lines.slice(0, end));
  return isWhole && hash === payload.csv_sha256 ? checked : null;
}

/** @throws without a valid signature */
async function verifySignature(
  deps: KeyDeps,
  signature: string,
): Promise<{ payload: SignedHashes; checked: CheckedStatement }> {
  const keys = await evidenceKeys(deps);
  const verified = await compactVerify(
    signature,
    async ({ kid, typ }) => {
      const key = keys.find(({ id }) => id === kid);
      if (!key || typ !== STATEMENT_TYPE) throw new Error('unknown key');
      return importJWK(publicPart(key), ALGORITHM);
    },
    { algorithms: [ALGORITHM] },
  );
  // The last character has bits that are not part of the signature.
  const [, , last = ''] = signature.split('.');
  if (Buffer.from(last, 'base64url').toString('base64url') !== last) throw new Error('changed signature');
  const payload = JSON.parse(new TextDecoder().decode(verified.payload)) as SignedHashes;
  const { number, kind, country, month, issued_at: signedAt, sha256: hash } = payload;
  return {
    payload,
    checked: {
      number,
      kind,
      country,
      month,
      signedAt,
      keyId: verified.protectedHeader.kid ?? '',
      sha256: hash,
    },
  };
}
