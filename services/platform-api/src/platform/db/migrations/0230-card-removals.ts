import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stored cards that the provider still has to remove. Their rows in `payment_instruments` are deleted already. */
export const cardRemovals: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table card_removals (
    id text primary key, wallet_id text not null, provider text not null, provider_token text not null,
    next_try_at_ms bigint not null default 0, tries integer not null default 0, last_error text,
    created_at bigint not null, unique (wallet_id, provider, provider_token))`,
      `create index card_removals_due on card_removals (next_try_at_ms)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
