import { createHash } from 'node:crypto';
import type { AuditEntryRow } from '../db/tables/audit-tables';

/** `previous_hash` of the first entry. */
export const NO_HASH = '0'.repeat(64);

/** SHA-256 of an entry and of the hash before it. Changing it breaks the hashes of stored entries. */
export function hashEntry(entry: Omit<AuditEntryRow, 'hash'>): string {
  const { previous_hash, entry_id, at, actor, network, action, country, subjects, before, after, why } =
    entry;
  const values = [previous_hash, entry_id, at, actor, network, action, country, subjects, before, after, why];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
