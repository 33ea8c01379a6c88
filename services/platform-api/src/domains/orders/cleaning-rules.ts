import { sql } from 'kysely';
import type { AnonymisedRows, CleaningRules, ExpiredRows } from '../../platform/cleaning/cleaning-rules';
import type { ServerConfig } from '../../settings/config';
import type { Deps } from './proofs/deps';
import { GUEST_TOKEN_SECONDS } from './guests/guest-session';
import { cleanProofs } from './proofs/clean-proofs';

const DAY_SECONDS = 86_400;

/** Orders and vendors with orders are kept. */
export const listExpiredOrderRows = (now: number): ExpiredRows[] => [
  { table: 'live_tickets', condition: sql`expires_at_ms < ${now * 1000}` },
  // With the embedded database, the only process has already published them.
  { table: 'order_events', condition: sql`due_at < now() - interval '1 hour'` },
  {
    // A guest orders as a vendor of one session.
    table: 'vendors',
    condition: sql`created_at < ${now - GUEST_TOKEN_SECONDS} and vendor_id like 'guest-%'
      and not exists (select 1 from orders where vendor_id = vendors.vendor_id)`,
  },
  { table: 'support_tickets', condition: sql`created_at < ${now - 90 * DAY_SECONDS}` },
  { table: 'export_requests', condition: sql`created_at < ${now - 7 * DAY_SECONDS}` },
  {
    table: 'export_addresses',
    condition: sql`confirmed_at is null and asked_at < ${now - 2 * DAY_SECONDS}`,
  },
  { table: 'evidence_shares', condition: sql`ends_at <= ${now}` },
];

const listAnonymised = (
  now: number,
  { fleetContactDays }: Pick<ServerConfig, 'fleetContactDays'>,
): AnonymisedRows[] => [
  {
    table: 'orders',
    assignments: sql`fleet_note = null, fleet_note_status = null, fleet_noted_at = null`,
    condition: sql`fleet_noted_at < ${now - fleetContactDays * DAY_SECONDS} and fleet_note is not null`,
  },
];

export const orderCleaning = (deps: Pick<Deps, 'db' | 'config' | 'photoStores' | 'log'>): CleaningRules => ({
  owner: 'orders',
  listExpired: listExpiredOrderRows,
  listAnonymised: (now) => listAnonymised(now, deps.config),
  cleanPhotos: (now, stopping) => cleanProofs(deps, now, stopping),
});
