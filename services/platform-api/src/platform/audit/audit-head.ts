import { CompactSign, compactVerify, importJWK } from 'jose';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { AuditHeadTable } from '../db/tables/audit-tables';
import type { Deps } from '../deps';
import { evidenceKeys, publicPart, signingKey } from '../keys/evidence-keys';

type HeadDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Head = Selectable<AuditHeadTable>;

/** Distinguishes heads from everything else that this server signs. */
const TYPE = 'courier-audit-head+json';
const ALGORITHM = 'ES256';

/** Without the signature, in the order of the signed text. */
const writePayload = ({ entry_id, hash, signed_at }: Omit<Head, 'signature'>): string =>
  JSON.stringify({ entry_id, hash, signed_at });

/**
 * Signs the newest entry with the key of evidence, unless one of the same UTC day or of no newer entry is signed.
 * @returns the new head, or null
 */
export async function signHead(deps: HeadDeps): Promise<Head | null> {
  const { db, clock } = deps;
  const signedAt = clock.nowSeconds();
  const entry = await db
    .selectFrom('audit_entries')
    .select(['entry_id', 'hash'])
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const head = await readLastHead(db);
  if (!entry || (head && (head.entry_id >= entry.entry_id || isSameDay(head.signed_at, signedAt))))
    return null;
  const payload = { ...entry, signed_at: signedAt };
  const key = await signingKey(deps);
  const signature = await new CompactSign(new TextEncoder().encode(writePayload(payload)))
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: TYPE })
    .sign(await importJWK(key.jwk, ALGORITHM));
  const signed = { ...payload, signature };
  // Another instance may sign the same entry at the same time.
  await db
    .insertInto('audit_heads')
    .values(signed)
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .execute();
  return signed;
}

const DAY_SECONDS = 86_400;
const isSameDay = (one: number, other: number): boolean =>
  Math.floor(one / DAY_SECONDS) === Math.floor(other / DAY_SECONDS);

const readLastHead = (db: Db) =>
  db
    .selectFrom('audit_heads')
    .select(['entry_id', 'signed_at'])
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether this server signed the head as it is stored. */
export async function hasSigned(deps: HeadDeps, { signature, ...head }: Head): Promise<boolean> {
  try {
    const keys = await evidenceKeys(deps);
    const { payload } = await compactVerify(
      signature,
      async ({ kid, typ }) => {
        const key = keys.find(({ id }) => id === kid);
        if (!key || typ !== TYPE) throw new Error('unknown key');
        return importJWK(publicPart(key), ALGORITHM);
      },
      { algorithms: [ALGORITHM] },
    );
    return new TextDecoder().decode(payload) === writePayload(head);
  } catch {
    return false;
  }
}
