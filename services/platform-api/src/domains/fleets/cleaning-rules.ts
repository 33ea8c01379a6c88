import { LIMITS } from '@courier/config';
import { sql, type RawBuilder } from 'kysely';
import type { AnonymisedRows, CleaningRules, ExpiredRows } from '../../platform/cleaning/cleaning-rules';
import type { ServerConfig } from '../../settings/config';

const DAY_SECONDS = 86_400;

export const fleetCleaning = ({
  fleetContactDays,
}: Pick<ServerConfig, 'fleetContactDays'>): CleaningRules => ({
  owner: 'fleets',
  listExpired: (now) => [
    ...listExpiredRiderRows(now),
    ...listExpiredReports(now - fleetContactDays * DAY_SECONDS),
  ],
  listAnonymised: (now) => listAnonymised(now - fleetContactDays * DAY_SECONDS),
});

export const listExpiredRiderRows = (now: number): ExpiredRows[] => [
  { table: 'rider_sessions', condition: sql`expires_at < ${now}` },
  { table: 'rider_invitations', condition: sql`expires_at < ${now - DAY_SECONDS}` },
  {
    // Accepted offers are what the riders have earned.
    table: 'rider_offers',
    condition: sql`state not in ('open', 'accepted') and created_at < ${now - 7 * DAY_SECONDS}`,
  },
  { table: 'rider_positions', condition: sql`seen_at < ${now - LIMITS.riderTrackDays * DAY_SECONDS}` },
  {
    table: 'suspicious_positions',
    condition: sql`received_at < ${now - LIMITS.riderTrackDays * DAY_SECONDS}`,
  },
];

/** Refusals are kept: they contain no contacts, and a repeat must not look accepted. */
const expiredAnswers = (before: number): RawBuilder<boolean> => sql`created_at < ${before}
  and not exists (select 1 from fleet_events as event where event.country = fleet_event_answers.country
    and event.fleet_id = fleet_event_answers.fleet_id and event.event_id = fleet_event_answers.event_id
    and event.outcome = 'refused')`;

/** @param before of deliveries with contacts */
const listExpiredReports = (before: number): ExpiredRows[] => [
  {
    table: 'fleet_message_attempts',
    condition: sql`attempted_at_ms < ${before * 1000}
      and not exists (select 1 from fleet_messages where fleet_messages.position = fleet_message_attempts.position
        and state = 'waiting')`,
  },
  // They contain names and addresses.
  { table: 'fleet_messages', condition: sql`ended_at < ${before}` },
  { table: 'external_values', condition: sql`seen_at < ${before}` },
  { table: 'fleet_event_answers', condition: expiredAnswers(before) },
];

const listAnonymised = (before: number): AnonymisedRows[] => [
  {
    // Notes of riders may name persons. A repeat is recognised by its hash.
    table: 'fleet_events',
    assignments: sql`body = '{}'`,
    condition: sql`received_at < ${before} and body <> '{}'`,
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
