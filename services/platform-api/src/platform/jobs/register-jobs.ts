import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';

/** Runs the jobs while the server is up. Register it after the modules, which add the handlers. */
export function registerJobs(app: FastifyInstance, { jobs }: Deps): void {
  app.addHook('onReady', () => jobs.start(app.log));
  app.addHook('preClose', () => jobs.stop());
}
