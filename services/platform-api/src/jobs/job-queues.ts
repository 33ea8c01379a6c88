import type PgBoss from 'pg-boss';

/**
 * Every kind of job. A job is a queue and an id; the tables of its module contain the work, so that a job can
 * run twice and do its work once. `expireInSeconds` is the lease: a job whose process died is taken up by another
 * one after that time.
 */
export const JOB_QUEUES = {
  'bulk-checking': { retryLimit: 20, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'bulk-placement': { retryLimit: 20, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'export-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'guest-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'support-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'vendor-claim-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'demo-tracks': { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  cleaning: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
} as const satisfies Record<string, PgBoss.QueueOptions & PgBoss.RetryOptions & PgBoss.ExpirationOptions>;

export type JobQueue = keyof typeof JOB_QUEUES;

/** Queues a job that waits to begin once per id; it may be queued again while it runs. */
export const QUEUE_POLICY = 'short';
