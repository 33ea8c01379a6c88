import { csvHead, csvLines } from '@courier/api-client/export-file';
import type { AuditEntryRow } from '../db/tables/audit-tables';

const COLUMNS = [
  'entry',
  'at',
  'actor',
  'network',
  'action',
  'country',
  'subjects',
  'before',
  'after',
  'why',
  'hash',
] as const;

/** No cell is a formula for a spreadsheet. */
export function auditCsv(entries: readonly AuditEntryRow[]): string {
  const rows = entries.map(({ entry_id, at, subjects, previous_hash: _previous, ...entry }) => ({
    ...entry,
    entry: entry_id,
    at: new Date(at * 1000).toISOString(),
    subjects: subjects.join(' '),
  }));
  return csvHead(COLUMNS) + csvLines(COLUMNS, rows);
}
