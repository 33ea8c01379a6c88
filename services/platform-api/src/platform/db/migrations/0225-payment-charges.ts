import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Charges at external providers. A row is committed before its call, so that a lost answer can be settled later. No
 * foreign key to the intent: its row is locked while charges are written.
 */
export const paymentCharges: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table payment_charges (
    reference text primary key, intent_id text not null, country text not null, adapter text not null,
    amount_minor bigint not null, currency text not null, state text not null default 'PENDING',
    provider_id text, is_placed boolean not null default false, authorised_at bigint, captured_at bigint,
    claimed_until_ms bigint not null default 0, return_hash text unique, return_url text, bank_page text,
    provider_state text, keeps_card boolean not null default false, holder_name text not null default '',
    next_try_at_ms bigint not null default 0, tries integer not null default 0, last_error text,
    created_at bigint not null)`,
      `create index payment_charges_intent on payment_charges (intent_id)`,
      `create index payment_charges_due on payment_charges (next_try_at_ms)
    where state in ('PENDING', 'AUTHORISED', 'CHALLENGED', 'UNDOING')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
