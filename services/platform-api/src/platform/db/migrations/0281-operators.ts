import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts of operators, who belong to no country. */
export const operators: Migration = {
  async up(db: Kysely<unknown>) {
    const created = [
      `create table operators (
    operator_id text primary key, email text not null unique, name text not null, roles text not null, countries text,
    password_hash text, totp_sealed text, totp_step bigint, blocked_at bigint, blocked_reason text,
    created_at bigint not null, origin text not null default 'use')`,
      `create table operator_invitations (
    invitation_hash text primary key, operator_id text not null references operators (operator_id) on delete cascade,
    totp_sealed text not null, expires_at bigint not null)`,
      `create index operator_invitations_of_operator on operator_invitations (operator_id)`,
      `create table operator_recovery_codes (
    operator_id text not null references operators (operator_id) on delete cascade, code_hash text not null,
    primary key (operator_id, code_hash))`,
      `create table operator_sessions (
    token_hash text primary key, operator_id text not null references operators (operator_id) on delete cascade,
    created_at bigint not null, expires_at bigint not null)`,
      `create index operator_sessions_of_operator on operator_sessions (operator_id)`,
    ];
    for (const statement of created) await sql.raw(statement).execute(db);
  },
};
