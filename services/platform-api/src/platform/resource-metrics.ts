import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { DatabaseUnavailable } from './db/database-unavailable';
import type { Turns } from './db/postgres/turns';
import type { Deps } from './deps';

type Watched = Pick<Deps, 'db' | 'metrics'> & {
  connections: Turns | null;
  /** Null without Redis. */
  isRedisReady: (() => boolean) | null;
};

/**
 * The pool, the job queue, the outbox and Redis.
 * @returns a function that updates the metrics with database queries
 */
export function watchResources({ db, connections, metrics, isRedisReady }: Watched): () => Promise<void> {
  const registers = [metrics.registry];
  if (connections)
    new Gauge({
      name: 'courier_database_connections',
      help: 'Connections of this instance in use, and calls and jobs that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'used' }, connections.taken());
        this.set({ state: 'waited' }, connections.waiting());
      },
    });
  if (isRedisReady)
    new Gauge({
      name: 'courier_redis_ready',
      help: '1 while the connections to Redis can be used.',
      registers,
      collect() {
        this.set(isRedisReady() ? 1 : 0);
      },
    });
  const jobs = new Gauge({
    name: 'courier_jobs',
    help: 'Jobs of all instances by queue and state; none while the database cannot be asked.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const outbox = new Gauge({
    name: 'courier_outbox_mails',
    help: 'Mails kept in the outbox because there is no mail server.',
    registers,
  });
  return async () => {
    const counted = await unlessUnavailable(countJobs(db));
    const [kept] = await unlessUnavailable(countOutbox(db));
    jobs.reset();
    for (const { queue, state, count } of counted) jobs.set({ queue, state }, count);
    if (kept) outbox.set(kept.count);
  };
}

/** Process metrics are most important while the database is unavailable. */
export async function unlessUnavailable<T>(rows: Promise<T[]>): Promise<T[]> {
  try {
    return await rows;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return [];
    throw error;
  }
}

async function countJobs(db: Deps['db']) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text as state, count(*)::int as count from pgboss.job
    group by name, state`.execute(db);
  return rows;
}

async function countOutbox(db: Deps['db']) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox`.execute(db);
  return rows;
}
