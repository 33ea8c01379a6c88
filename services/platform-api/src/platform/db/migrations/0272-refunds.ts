import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Refunds by the operator: lines of an order, and what the provider of a card has to refund. A refund is committed
 * together with its lines, before its call.
 */
export const refunds: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table order_charges add column refunds_line integer, add column payment_reference text`,
      `create table card_refunds (
    reference text primary key, charge_reference text not null, amount_minor bigint not null check (amount_minor > 0),
    state text not null default 'PENDING' check (state in ('PENDING', 'DONE', 'STUCK')),
    next_try_at_ms bigint not null default 0, tries integer not null default 0, last_error text,
    created_at bigint not null, done_at bigint)`,
      `create index card_refunds_charge on card_refunds (charge_reference)`,
      `create index card_refunds_due on card_refunds (next_try_at_ms) where state = 'PENDING'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
