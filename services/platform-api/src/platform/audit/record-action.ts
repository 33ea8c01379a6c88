import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../db/database';
import type { AuditAction } from './actions';
import type { Author } from './authors';
import { hashEntry, NO_HASH } from './entry-hash';

export interface RecordedAction {
  action: AuditAction;
  country: CountryCode | null;
  /** Ids with their kind, such as `order:v1001-1`; never names of persons. */
  subjects: readonly string[];
  before?: object | null;
  after?: object | null;
  why?: string | null;
}

/**
 * Adds an entry to the audit trail, in the transaction of the change. Call it last: until the commit, other entries
 * wait, because each contains the hash of the one before it.
 */
export const recordAction = (
  db: Db,
  { actor, network }: Author,
  { action, country, subjects, before = null, after = null, why = null }: RecordedAction,
  nowSeconds: number,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('audit trail', 0))`.execute(trx);
    const last = await trx
      .selectFrom('audit_entries')
      .select(['entry_id', 'hash'])
      .orderBy('entry_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const previous = last ?? (await readLastHead(trx));
    const entry = {
      entry_id: (previous?.entry_id ?? 0) + 1,
      at: nowSeconds,
      actor,
      network,
      action,
      country,
      subjects: [...subjects],
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      why: why?.trim() || null,
      previous_hash: previous?.hash ?? NO_HASH,
    };
    await trx
      .insertInto('audit_entries')
      .values({ ...entry, subjects: JSON.stringify(entry.subjects), hash: hashEntry(entry) })
      .execute();
  });

/** The end of a trail whose entries were all removed after two years. */
const readLastHead = (trx: Db) =>
  trx
    .selectFrom('audit_heads')
    .select(['entry_id', 'hash'])
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
