import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { AuditEntryRow } from '../db/tables/audit-tables';

export interface AuditSearch {
  /** `order:v1001-1` and the like. */
  subject?: string | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  /** Entries of one of these countries; those without a country belong to all. */
  countries?: readonly CountryCode[] | undefined;
  /** Unix seconds: the first one, and the first one after the range. */
  from?: number | undefined;
  until?: number | undefined;
  /** Entries before this one, for the next page. */
  beforeEntry?: number | undefined;
}

/** The newest first. */
export function searchEntries(db: Db, search: AuditSearch, limit: number): Promise<AuditEntryRow[]> {
  const { subject, action, actor, countries, from, until, beforeEntry } = search;
  let query = db.selectFrom('audit_entries').selectAll();
  if (subject !== undefined)
    query = query.where(sql<boolean>`subjects @> ${JSON.stringify([subject])}::jsonb`);
  if (action !== undefined) query = query.where('action', '=', action);
  if (actor !== undefined) query = query.where('actor', '=', actor);
  if (countries !== undefined)
    query = query.where((where) =>
      where.or([where('country', 'is', null), ...countries.map((country) => where('country', '=', country))]),
    );
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  if (beforeEntry !== undefined) query = query.where('entry_id', '<', beforeEntry);
  return query.orderBy('entry_id', 'desc').limit(limit).execute();
}
