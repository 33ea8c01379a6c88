import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { clean } from './clean';
import type { CleaningRules } from './cleaning-rules';

/** The only job of its queue; each run queues the next one. */
const JOB = 'hourly';
const EVERY_SECONDS = 3600;
/** Not while the portal is opened for the first time. */
const FIRST_AFTER_SECONDS = 120;

/** Runs hourly, on one instance at a time. */
export function registerCleaning(app: FastifyInstance, deps: Deps, rules: readonly CleaningRules[]): void {
  const { db, jobs, log } = deps;
  jobs.handle('cleaning', async (_id, stopping) => {
    await jobs.send(db, 'cleaning', JOB, EVERY_SECONDS);
    await clean(deps, rules, stopping);
  });
  app.addHook('onListen', async () => {
    jobs
      .send(db, 'cleaning', JOB, FIRST_AFTER_SECONDS)
      .catch((error: unknown) => log.error({ err: error }, 'cleaning'));
  });
}
