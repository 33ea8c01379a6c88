import { sql, type Kysely, type Migration } from 'kysely';
import PgBoss from 'pg-boss';

/** The job runner's own tables, in a schema of their own. It brings them up to date itself when it is updated. */
export const jobRunner: Migration = {
  async up(db: Kysely<unknown>) {
    // The plan is a transaction of its own, and this is inside one.
    const plan = PgBoss.getConstructionPlans('pgboss').replace(/^\s*BEGIN;|COMMIT;\s*$/g, '');
    await sql.raw(plan).execute(db);
    for (const queue of ['bulk-placement', 'export-mail', 'cleaning'])
      await sql`select pgboss.create_queue(${queue}, '{"policy":"short"}')`.execute(db);
  },
};
