import type PgBoss from 'pg-boss';

/**
 * A job is a queue and an id; the tables of its module contain the work, so that it is done once even if the job runs
 * twice. `expireInSeconds` is the lease, after which another process takes over.
 */
export const JOB_QUEUES = {
  'bulk-checking': { retryLimit: 20, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'bulk-placement': { retryLimit: 20, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  'export-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'guest-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'support-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'vendor-claim-mail': { retryLimit: 6, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  'demo-tracks': { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  audit: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 120 },
  statements: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 3600 },
  cleaning: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
} as const satisfies Record<string, PgBoss.QueueOptions & PgBoss.RetryOptions & PgBoss.ExpirationOptions>;

export type JobQueue = keyof typeof JOB_QUEUES;

/** Queues a waiting job once per id; it may be queued again while it runs. */
export const QUEUE_POLICY = 'short';
