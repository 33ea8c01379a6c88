import type { RawBuilder } from 'kysely';
import type { TableOwner } from '../db/owners';
import type { Database } from '../db/schema';

export interface ExpiredRows {
  table: keyof Database;
  condition: RawBuilder<boolean>;
}

export interface AnonymisedRows extends ExpiredRows {
  /** Assignments after which `condition` no longer holds. */
  assignments: RawBuilder<unknown>;
}

/** What a domain cleans, at `now` in Unix seconds. */
export interface CleaningRules {
  /** All tables of the rules belong to it. */
  owner: TableOwner;
  /** Rows to delete, ordered by foreign keys. */
  listExpired(now: number): ExpiredRows[];
  /** Rows that are kept without what they say about persons. */
  listAnonymised?(now: number): AnonymisedRows[];
  /** Deletes photos, which may be outside the database. */
  cleanPhotos?(now: number, stopping: AbortSignal): Promise<void>;
}
