import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database';
import { describeError } from '../log/describe-error';
import { bossDatabase } from './boss-database';
import { JOB_QUEUES, QUEUE_POLICY, type JobQueue } from './job-queues';
import { createWorker, type Worker } from './worker';

/** Runs a job, or as much as its time allows. Runs at least once, so it must be idempotent. */
export type JobHandler = (id: string, stopping: AbortSignal) => Promise<void>;

/** Runner of work that outlives a request. Every job of a committed transaction runs eventually. */
export interface Jobs {
  /** Registers the handler of a queue. Call before `start`. */
  handle(queue: JobQueue, handler: JobHandler): void;
  /**
   * Queues a job, in the transaction of `db` if there is one. Call `wake` after the commit.
   * @param delaySeconds minimum delay, after which this process fetches it
   */
  send(db: Db, queue: JobQueue, id: string, delaySeconds?: number): Promise<void>;
  wake(queue: JobQueue): void;
  start(log: Pick<FastifyBaseLogger, 'error'>): Promise<void>;
  /** Waits for running jobs and fetches no more. */
  stop(): Promise<void>;
}

const MAINTENANCE_MS = 60_000;
/** A job begins strictly after its time. */
const AFTER_ITS_TIME_MS = 100;

export interface JobSettings {
  /** Poll interval for jobs of other processes, or of this one before a restart. */
  pollMs: number;
  /** Runs work exclusively among the instances of the database. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export function createJobs(db: Db, { pollMs, alone }: JobSettings): Jobs {
  const boss = new PgBoss({
    db: bossDatabase(db),
    // The runner's own timers and workers leave queries running after a stop, and end the process on a failure.
    schedule: false,
    supervise: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  const handlers = new Map<JobQueue, JobHandler>();
  const workers = new Map<JobQueue, Worker>();
  const stopping = new AbortController();
  let maintenance: Worker | null = null;

  const claimJob = async (queue: JobQueue, handler: JobHandler, log: Pick<FastifyBaseLogger, 'error'>) => {
    const [job] = (await boss.fetch<{ id: string }>(queue, { batchSize: 1 })) ?? [];
    if (!job) return false;
    try {
      await handler(job.data.id, stopping.signal);
    } catch (error) {
      log.error({ queue, err: error }, 'job failed');
      await boss.fail(queue, job.id, describeError(error));
      return true;
    }
    await boss.complete(queue, job.id);
    return true;
  };

  const wake = (queue: JobQueue) => workers.get(queue)?.wake();

  return {
    handle: (queue, handler) => void handlers.set(queue, handler),
    send: async (on, queue, id, delaySeconds = 0) => {
      // A millisecond clock may not advance between two reads.
      const startAfter = delaySeconds > 0 ? delaySeconds : '-1 second';
      await boss.send(
        queue,
        { id },
        { ...JOB_QUEUES[queue], singletonKey: id, startAfter, db: bossDatabase(on) },
      );
      if (delaySeconds > 0) setTimeout(wake, delaySeconds * 1000 + AFTER_ITS_TIME_MS, queue).unref();
    },
    wake,
    start: async (log) => {
      boss.on('error', (error) => log.error({ err: error }, 'job runner'));
      // Instances that create the same queue concurrently deadlock, and PostgreSQL ends one.
      await alone(async () => {
        await boss.start();
        for (const queue of handlers.keys())
          await boss.createQueue(queue, { name: queue, policy: QUEUE_POLICY });
      });
      for (const [queue, handler] of handlers) {
        workers.set(
          queue,
          createWorker(() => claimJob(queue, handler, log), pollMs),
        );
      }
      maintenance = createWorker(async () => {
        await boss.maintain();
        return false;
      }, MAINTENANCE_MS);
      for (const worker of workers.values()) worker.start();
      maintenance.start();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([...workers.values(), maintenance].map((worker) => worker?.stop()));
      await boss.stop({ graceful: false });
    },
  };
}
