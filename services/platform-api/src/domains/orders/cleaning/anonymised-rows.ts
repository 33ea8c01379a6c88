import { sql, type RawBuilder } from 'kysely';
import type { ServerConfig } from '../../../settings/config';
import type { Database } from '../../../platform/db/schema';

const DAY = 86_400;

interface Anonymised {
  table: keyof Database;
  /** Assignments after which `condition` no longer holds. */
  assignments: RawBuilder<unknown>;
  condition: RawBuilder<boolean>;
}

/** Rows that are kept without what they say about persons, at `now` (unix seconds). */
export function anonymised(
  now: number,
  { fleetContactDays }: Pick<ServerConfig, 'fleetContactDays'>,
): Anonymised[] {
  const before = now - fleetContactDays * DAY;
  return [
    {
      // Notes of riders may name persons. A repeat is recognised by its hash.
      table: 'fleet_events',
      assignments: sql`body = '{}'`,
      condition: sql`received_at < ${before} and body <> '{}'`,
    },
    {
      table: 'orders',
      assignments: sql`fleet_note = null, fleet_note_status = null, fleet_noted_at = null`,
      condition: sql`fleet_noted_at < ${before} and fleet_note is not null`,
    },
    {
      // Sentences of providers may quote an address, and digests of one can be guessed. Id and cost are kept.
      table: 'external_deliveries',
      assignments: sql`last_error = null, sent_hash = null, refused_hash = null`,
      condition: sql`state = 'closed' and num_nonnulls(last_error, sent_hash, refused_hash) > 0
        and exists (select 1 from orders where orders.order_id = external_deliveries.order_id
          and orders.updated_at < ${before})`,
    },
  ];
}
