import { sql } from 'kysely';
import type { Db } from '../db/database';

/** Rows deleted when a database moves to another environment. `where` is SQL. */
export interface DeletedRows {
  table: string;
  /** All rows if absent. */
  where?: string;
}

const MARKED_TABLES = ['users', 'vendors', 'vouchers', 'riders'] as const;

const USERS = `origin = 'demo' or awaiting_confirmation`;
const VENDORS = `origin = 'demo' or parent_vendor_id in (select vendor_id from vendors where origin = 'demo')`;
const BY_VENDOR = `vendor_id in (select vendor_id from vendors where ${VENDORS})`;
const BY_USER = `user_id in (select id from users where ${USERS})`;
const BY_ORDER = `order_id in (select order_id from orders where ${BY_VENDOR})`;

/** Riders of a fleet that worked for shops of the demonstration and for no other. */
const TRIAL_RIDERS = `rider_id in (
    select rider_id from orders where ${BY_VENDOR} union select rider_id from rider_offers where ${BY_ORDER})
  and rider_id not in (select rider_id from orders where rider_id is not null and not (${BY_VENDOR}))`;

/**
 * Deletion order, as foreign keys require. Includes what another environment has signed, sent or promised; an
 * unconfirmed account is deleted with its confirmation link.
 */
export const DELETED_ROWS: readonly DeletedRows[] = [
  ...[
    'server_keys',
    // Signed with these keys.
    'audit_heads',
    'payment_keys',
    'refresh_tokens',
    'sessions',
    'live_tickets',
    'revoked_tokens',
    'ended_sessions',
    'failed_sign_ins',
    'idempotency_keys',
    'password_resets',
    'registrations',
    'guest_order_claims',
    'vendor_claims',
    'export_addresses',
    'evidence_shares',
    'fleet_keys',
    'operator_sessions',
    'operator_invitations',
    'rider_sessions',
    'rider_invitations',
    'fleet_event_answers',
    'fleet_message_attempts',
    'fleet_messages',
    'fleet_webhooks',
    'called_fleets',
    'external_deliveries',
    'external_values',
    'fleet_quotes',
    'quoted_routes',
    // Cards belong to the environment's provider; the sandbox moves no money.
    'wallet_tokens',
    'card_refunds',
    'payment_charges',
    'payment_intents',
    'payment_instruments',
    'card_removals',
    'wallets',
    'outbox_attachments',
    'outbox',
    'simulator_orders',
    'simulator_state',
  ].map((table) => ({ table })),
  // Before the orders, which say for whom a rider worked.
  ...['fleet_riders', 'rider_accounts'].map((table) => ({ table, where: TRIAL_RIDERS })),
  ...['pgboss.job', 'pgboss.archive'].map((table) => ({ table, where: `name = 'demo-tracks'` })),
  ...[
    'guest_mails',
    'order_events',
    'rider_positions',
    'suspicious_positions',
    'fleet_events',
    'rider_offers',
    'rider_searches',
    'proof_images',
    'delivery_signatures',
    'fee_changes',
    'promise_changes',
    'cash_reports',
    'cash_remittance_rows',
    'order_status_history',
  ].map((table) => ({ table, where: BY_ORDER })),
  { table: 'orders', where: BY_VENDOR },
  // They end with their orders alone.
  {
    table: 'order_charges',
    where: 'not exists (select from orders where order_id = order_charges.order_id)',
  },
  ...['bulk_rows', 'bulk_slices'].map((table) => ({
    table,
    where: `job_id in (select job_id from bulk_jobs where ${BY_VENDOR})`,
  })),
  { table: 'bulk_jobs', where: BY_VENDOR },
  { table: 'export_requests', where: BY_VENDOR },
  { table: 'support_tickets', where: BY_VENDOR },
  { table: 'guests', where: BY_VENDOR },
  { table: 'vendor_members', where: `${BY_USER} or ${BY_VENDOR}` },
  { table: 'vouchers', where: `origin = 'demo'` },
  // Each rider of real use is one of a fleet.
  {
    table: 'riders',
    where: `origin = 'demo' or (${TRIAL_RIDERS}) or rider_id not in (select rider_id from fleet_riders)`,
  },
  {
    table: 'operator_recovery_codes',
    where: `operator_id in (select operator_id from operators where origin = 'demo')`,
  },
  { table: 'operators', where: `origin = 'demo'` },
  { table: 'users', where: USERS },
  { table: 'vendors', where: VENDORS },
  {
    // They end with their order, rider or shop alone.
    table: 'cash_entries',
    where: `order_id is null and (
      subject like 'rider:%' and not exists (select from rider_accounts where 'rider:' || rider_id = subject)
      or subject like 'shop:%' and not exists (select from vendors where 'shop:' || vendor_id = subject))`,
  },
  {
    table: 'cash_remittances',
    where: 'remittance_id not in (select remittance_id from cash_remittance_rows)',
  },
  // They end with their shop alone, and with them what they contain.
  {
    table: 'statements',
    where: 'not exists (select from vendors where vendors.vendor_id = statements.vendor_id)',
  },
  ...['statement_lines', 'statement_payments', 'statement_cash'].map((table) => ({
    table,
    where: `statement_id not in (select statement_id from statements)`,
  })),
  {
    // A series of real use begins with 1. Months stay: they say what is issued, also for real shops.
    table: 'statement_numbers',
    where: `not exists (select from statements where statements.country = statement_numbers.country
      and starts_with(statements.number, prefix || '-' || year || '-'))`,
  },
];

/** Tables independent of the environment. Every table is in one of the two lists. */
export const KEPT_TABLES: readonly string[] = [
  'audit_entries',
  'call_counts',
  'cash_closings',
  'country_parameters',
  'deployment',
  'kysely_migration',
  'kysely_migration_lock',
  'operator_rules',
  'photo_removals',
  'place_loads',
  'place_names',
  'release_outcomes',
  'release_proofs',
  'statement_months',
  'world_cities',
];

export interface RowCount {
  table: string;
  count: number;
}

export function countDemoRows(db: Db): Promise<RowCount[]> {
  return countRows(
    db,
    MARKED_TABLES.map((table) => ({ table, where: `origin = 'demo'` })),
  );
}

export async function countRows(db: Db, all: readonly DeletedRows[]): Promise<RowCount[]> {
  const counts: RowCount[] = [];
  for (const { table, where = 'true' } of all) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0) counts.push({ table, count });
  }
  return counts;
}

export async function deleteRows(db: Db, all: readonly DeletedRows[]): Promise<void> {
  for (const { table, where = 'true' } of all)
    await sql`delete from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
}
