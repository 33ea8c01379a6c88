import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators did, in a chain of hashes with signed heads. Servers install later texts of the function (ADR 55). */
export const auditTrail: Migration = {
  async up(db: Kysely<unknown>) {
    const created = [
      `create table audit_entries (
    entry_id bigint primary key, at bigint not null, actor text not null, network text, action text not null,
    country text, subjects jsonb not null, before text, after text, why text,
    previous_hash text not null unique, hash text not null unique)`,
      `create index audit_entries_of_subject on audit_entries using gin (subjects jsonb_path_ops)`,
      `create index audit_entries_by_time on audit_entries (at)`,
      `create table audit_heads (
    entry_id bigint primary key, hash text not null, signed_at bigint not null, signature text not null)`,
      `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and tg_table_name = 'audit_heads' and not exists (select from deployment)
          then return old; end if;
        if tg_op = 'DELETE' and tg_table_name = 'audit_entries' then
          if old.at < extract(epoch from now()) - 730 * 86400 and exists (select from audit_heads
            where entry_id >= old.entry_id and signed_at < extract(epoch from now()) - 730 * 86400)
            then return old; end if;
        end if;
        raise exception 'the audit trail cannot be changed' using errcode = 'restrict_violation';
      end $$`,
      ...['audit_entries', 'audit_heads'].flatMap((table) => [
        `create trigger ${table}_append_only before update or delete on ${table}
    for each row execute function refuse_audit_change()`,
        `create trigger ${table}_not_emptied before truncate on ${table}
    for each statement execute function refuse_audit_change()`,
      ]),
    ];
    for (const statement of created) await sql.raw(statement).execute(db);
  },
};
