import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { AuditEntryRow, AuditHeadTable } from '../db/tables/audit-tables';
import type { Deps } from '../deps';
import { hasSigned } from './audit-head';
import { hashEntry, NO_HASH } from './entry-hash';

type Head = Selectable<AuditHeadTable>;

export interface VerifiedTrail {
  entries: number;
  heads: number;
  /** The newest entry. */
  last: Pick<AuditEntryRow, 'entry_id' | 'hash'> | null;
  /** The newest entry that a head contains; later ones can be cut off without a trace. */
  signedUntil: number;
  problems: readonly string[];
}

const PAGE_ENTRIES = 1000;
/** Entries of this age are removed together with what is before them, up to a head. */
const REMOVED_AFTER_SECONDS = 730 * 86_400;

/** Computes every hash again, and checks the signatures of the heads. */
export async function verifyTrail(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<VerifiedTrail> {
  const { db, clock } = deps;
  const heads = await db.selectFrom('audit_heads').selectAll().orderBy('entry_id').execute();
  const problems: string[] = [];
  for (const head of heads)
    if (!(await hasSigned(deps, head)))
      problems.push(`The head of entry ${head.entry_id} has no valid signature.`);
  const removedBefore = clock.nowSeconds() - REMOVED_AFTER_SECONDS;
  const [first] = await readPage(db, 0);
  let previous = first ? findStart(first, heads, removedBefore) : null;
  const start = previous?.entry_id ?? 0;
  const pendingHeads = new Map(
    heads
      .filter(({ entry_id, signed_at }) => (first && entry_id > start) || signed_at >= removedBefore)
      .map((head) => [head.entry_id, head]),
  );
  let entries = 0;
  for (let page = await readPage(db, start); page.length > 0;) {
    for (const entry of page) {
      problems.push(...compareEntry(previous ?? { entry_id: 0, hash: NO_HASH }, entry));
      const head = pendingHeads.get(entry.entry_id);
      if (head && head.hash !== entry.hash) problems.push(`Entry ${entry.entry_id} is not the signed one.`);
      pendingHeads.delete(entry.entry_id);
      previous = entry;
      entries += 1;
    }
    page = await readPage(db, previous?.entry_id ?? 0);
  }
  for (const id of pendingHeads.keys()) problems.push(`The signed entry ${id} is missing.`);
  return {
    entries,
    heads: heads.length,
    last: previous,
    signedUntil: heads.at(-1)?.entry_id ?? 0,
    problems,
  };
}

/** The head before the first entry, or one up to which a removal has not ended; null for the begin of the trail. */
function findStart(
  first: AuditEntryRow,
  heads: readonly Head[],
  removedBefore: number,
): Pick<AuditEntryRow, 'entry_id' | 'hash'> | null {
  if (first.entry_id === 1) return null;
  return (
    heads.find(({ entry_id }) => entry_id === first.entry_id - 1) ??
    heads.findLast(({ entry_id, signed_at }) => entry_id >= first.entry_id && signed_at < removedBefore) ??
    null
  );
}

function compareEntry(
  previous: Pick<AuditEntryRow, 'entry_id' | 'hash'>,
  { hash, ...entry }: AuditEntryRow,
): string[] {
  const [expected, id] = [previous.entry_id + 1, entry.entry_id];
  if (id !== expected)
    return [
      id === expected + 1 ? `Entry ${expected} is missing.` : `Entries ${expected} to ${id - 1} are missing.`,
    ];
  if (entry.previous_hash !== previous.hash) return [`Entry ${id} does not follow the one before it.`];
  return hash === hashEntry(entry) ? [] : [`Entry ${id} was changed.`];
}

const readPage = (db: Db, after: number): Promise<AuditEntryRow[]> =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entry_id', '>', after)
    .orderBy('entry_id')
    .limit(PAGE_ENTRIES)
    .execute();
