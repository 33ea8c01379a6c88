import { LIMITS, RELEASE_LIMITS } from '@courier/config';
import { sql, type RawBuilder } from 'kysely';
import type { ServerConfig } from '../../../settings/config';
import type { Database } from '../../../platform/db/schema';
import { GUEST_TOKEN_SECONDS } from '../guests/guest-session';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Expired {
  table: keyof Database;
  condition: RawBuilder<boolean>;
}

/** Answers to fleet events. Refusals are kept: they contain no contacts, and a repeat must not look accepted. */
const expiredAnswers = (before: number): RawBuilder<boolean> => sql`created_at < ${before}
  and not exists (select 1 from fleet_events as event where event.country = fleet_event_answers.country
    and event.fleet_id = fleet_event_answers.fleet_id and event.event_id = fleet_event_answers.event_id
    and event.outcome = 'refused')`;

const expiredRiderRows = (now: number): Expired[] => [
  { table: 'rider_sessions', condition: sql`expires_at < ${now}` },
  { table: 'rider_invitations', condition: sql`expires_at < ${now - DAY}` },
  {
    // Accepted offers are what the riders have earned.
    table: 'rider_offers',
    condition: sql`state not in ('open', 'accepted') and created_at < ${now - 7 * DAY}`,
  },
];

/** @param before of deliveries with contacts */
const expiredFleetRows = (now: number, before: number): Expired[] => [
  { table: 'fleet_quotes', condition: sql`expires_at < ${now}` },
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

/** At `now` (unix seconds), ordered by foreign keys. Orders, vendors with orders, cards and accounts are kept. */
export function expired(
  now: number,
  { refreshTokenSeconds, fleetContactDays }: Pick<ServerConfig, 'refreshTokenSeconds' | 'fleetContactDays'>,
): Expired[] {
  const guestsUntil = now - GUEST_TOKEN_SECONDS;
  return [
    { table: 'live_tickets', condition: sql`expires_at_ms < ${now * 1000}` },
    { table: 'idempotency_keys', condition: sql`created_at < ${now - DAY}` },
    { table: 'call_counts', condition: sql`ends_at_ms < ${now * 1000}` },
    { table: 'failed_sign_ins', condition: sql`failed_at < ${now - HOUR}` },
    { table: 'quoted_routes', condition: sql`expires_at < ${now}` },
    { table: 'password_resets', condition: sql`expires_at < ${now - HOUR}` },
    // With the embedded database, the only process has already published them.
    { table: 'order_events', condition: sql`due_at < now() - interval '1 hour'` },
    // Read for the last minutes only, by the database clock.
    { table: 'ended_sessions', condition: sql`ended_at < now() - interval '1 hour'` },
    { table: 'revoked_tokens', condition: sql`expires_at < ${now}` },
    { table: 'refresh_tokens', condition: sql`expires_at < ${now}` },
    {
      table: 'sessions',
      condition: sql`created_at < ${now - refreshTokenSeconds}
        and not exists (select 1 from refresh_tokens where session_id = sessions.id)`,
    },
    {
      // Deleting the account deletes its registration.
      table: 'users',
      condition: sql`awaiting_confirmation
        and exists (select 1 from registrations where user_id = users.id and expires_at < ${now})`,
    },
    { table: 'wallet_tokens', condition: sql`expires_at < ${now - HOUR}` },
    {
      // The intent of an order is needed for a refund.
      table: 'payment_intents',
      condition: sql`order_id is null and expires_at < ${now - DAY}`,
    },
    {
      table: 'wallets',
      condition: sql`created_at < ${guestsUntil} and owner like 'GUEST guest-%'
        and not exists (select 1 from payment_intents where wallet_id = wallets.wallet_id)
        and not exists (select 1 from payment_instruments where wallet_id = wallets.wallet_id)
        and not exists (select 1 from wallet_tokens where wallet_id = wallets.wallet_id)`,
    },
    {
      table: 'vendors',
      condition: sql`created_at < ${guestsUntil} and vendor_id like 'guest-%'
        and not exists (select 1 from orders where vendor_id = vendors.vendor_id)`,
    },
    { table: 'support_tickets', condition: sql`created_at < ${now - 90 * DAY}` },
    { table: 'export_requests', condition: sql`created_at < ${now - 7 * DAY}` },
    { table: 'export_addresses', condition: sql`confirmed_at is null and asked_at < ${now - 2 * DAY}` },
    ...expiredRiderRows(now),
    { table: 'rider_positions', condition: sql`seen_at < ${now - LIMITS.riderTrackDays * DAY}` },
    { table: 'suspicious_positions', condition: sql`received_at < ${now - LIMITS.riderTrackDays * DAY}` },
    ...expiredFleetRows(now, now - fleetContactDays * DAY),
    { table: 'evidence_shares', condition: sql`ends_at <= ${now}` },
    {
      // A release that pages still report keeps all of its counts.
      table: 'release_outcomes',
      condition: sql`not exists (select 1 from release_outcomes as told
        where (told.brand, told.remote, told.release) =
          (release_outcomes.brand, release_outcomes.remote, release_outcomes.release)
        and told.told_at >= ${now - RELEASE_LIMITS.keptDays * DAY})`,
    },
    {
      table: 'release_proofs',
      condition: sql`not exists (select 1 from release_outcomes as told
        where (told.brand, told.remote, told.release) =
          (release_proofs.brand, release_proofs.remote, release_proofs.release))`,
    },
    { table: 'outbox', condition: sql`created_at < ${now - 30 * DAY}` },
  ];
}
