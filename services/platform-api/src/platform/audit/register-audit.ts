import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { signHead } from './audit-head';

/** The only job of its queue; each run queues the next one. */
const JOB = 'sign';
const EVERY_SECONDS = 3600;
/** Not while the portal is opened for the first time. */
const FIRST_AFTER_SECONDS = 90;

/** Signs the head of the audit trail once a day. The log contains its hash, which so is outside the database too. */
export function registerAudit(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, log } = deps;
  jobs.handle('audit', async () => {
    await jobs.send(db, 'audit', JOB, EVERY_SECONDS);
    const head = await signHead(deps);
    if (head) log.info({ entryId: head.entry_id, hash: head.hash }, 'audit trail signed');
  });
  app.addHook('onListen', async () => {
    jobs
      .send(db, 'audit', JOB, FIRST_AFTER_SECONDS)
      .catch((error: unknown) => log.error({ err: error }, 'audit'));
  });
}
