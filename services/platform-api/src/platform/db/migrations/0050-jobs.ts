import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import PgBoss from 'pg-boss';

/** The job runner's own schema, which it upgrades itself. */
export const jobRunner: Migration = {
  async up(db: Kysely<unknown>) {
    // The plan contains its own transaction, and this code already runs in one.
    const plan = PgBoss.getConstructionPlans('pgboss').replace(/^\s*BEGIN;|COMMIT;\s*$/g, '');
    await sql.raw(plan).execute(db);
    for (const queue of ['bulk-placement', 'export-mail', 'cleaning'])
      await sql`select pgboss.create_queue(${queue}, '{"policy":"short"}')`.execute(db);
  },
};
