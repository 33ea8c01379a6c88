import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table operator_rules (
    rule_id integer generated always as identity primary key, kind text not null, country text not null,
    content jsonb not null, valid_from bigint not null, made_at bigint not null, made_by text not null,
    note text not null default '', undone_at bigint, undone_by text)`,
  `create index operator_rules_in_force on operator_rules (kind, country, valid_from, rule_id)`,
];

export const operatorRules: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
