import type { FastifyInstance } from 'fastify';
import type { Deps } from '@courier/platform-api';
import { storePastTracks } from './order-history/past-tracks';

const JOB = 'past';
/** After the first pages, which must not be slowed down. */
const AFTER_SECONDS = 3;

/** Creates rider tracks for past demo orders some seconds after the start. */
export function registerDemoTracks(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, clock, log } = deps;
  jobs.handle('demo-tracks', (_id, stopping) => storePastTracks(db, clock.nowSeconds(), stopping));
  app.addHook('onListen', async () => {
    requestTracks(deps).catch((error: unknown) => log.error({ err: error }, 'tracks of the demo'));
  });
}

export const requestTracks = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> =>
  jobs.send(db, 'demo-tracks', JOB, AFTER_SECONDS);
