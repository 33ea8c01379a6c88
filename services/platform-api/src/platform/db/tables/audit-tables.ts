import type { CountryCode } from '@courier/config';
import type { ColumnType, Selectable } from 'kysely';

/** What an operator did. Rows are only added; each contains the hash of the row before it. */
interface AuditEntryTable {
  /** 1, 2, 3 … without gaps. */
  entry_id: number;
  at: number;
  /** `operator:<id>` or `console:<user>`. */
  actor: string;
  network: string | null;
  action: string;
  /** Null where it concerns all countries. */
  country: CountryCode | null;
  /** Ids with their kind, such as `order:v1001-1`. */
  subjects: ColumnType<string[], string, never>;
  /** JSON text. */
  before: string | null;
  after: string | null;
  why: string | null;
  previous_hash: string;
  hash: string;
}

/** A signed entry: it and all before it are as they were. */
export interface AuditHeadTable {
  entry_id: number;
  hash: string;
  signed_at: number;
  /** Compact JWS. */
  signature: string;
}

export interface AuditTables {
  audit_entries: AuditEntryTable;
  audit_heads: AuditHeadTable;
}

export type AuditEntryRow = Selectable<AuditEntryTable>;
