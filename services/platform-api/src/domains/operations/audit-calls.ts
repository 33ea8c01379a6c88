import { operatorContract } from '@courier/api-client/operator';
import type { FastifyInstance } from 'fastify';
import { searchEntries } from '../../platform/audit/search-entries';
import { mount } from '../../platform/calls/mount';
import type { AuditEntryRow } from '../../platform/db/tables/audit-tables';
import type { Deps } from './deps';

const PAGE_ENTRIES = 50;

/** The audit trail of the country in the path, with what concerns all countries. */
export function registerAuditCalls(app: FastifyInstance, deps: Pick<Deps, 'calls'>): void {
  mount(app, deps, operatorContract.audit, async ({ query, country, db }) => {
    const { before: beforeEntry, ...search } = query;
    const entries = await searchEntries(db, { ...search, beforeEntry, countries: [country] }, PAGE_ENTRIES);
    const last = entries.length < PAGE_ENTRIES ? undefined : entries.at(-1);
    return { entries: entries.map(toAnswer), next: last?.entry_id ?? null };
  });
}

const toAnswer = ({ entry_id: entry, previous_hash: _previous, ...row }: AuditEntryRow) => ({
  entry,
  ...row,
});
