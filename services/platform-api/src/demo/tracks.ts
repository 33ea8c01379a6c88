import type { FastifyInstance } from 'fastify';
import { isProduction } from '../config';
import type { Deps } from '../deps';
import { keepPastTracks } from './order-history/past-tracks';

const JOB = 'past';
/** After the first pages, which nothing may slow down. */
const AFTER_SECONDS = 3;

/** Lets the demo's past orders have had riders who were seen, some seconds after the server is up. */
export function registerDemoTracks(app: FastifyInstance, deps: Deps): void {
  if (isProduction(deps.config)) return;
  const { db, jobs, clock, log } = deps;
  jobs.handle('demo-tracks', (_id, stopping) => keepPastTracks(db, clock.nowSeconds(), stopping));
  app.addHook('onListen', async () => {
    askForTracks(deps).catch((error: unknown) => log.error({ err: error }, 'tracks of the demo'));
  });
}

/** The same once a country's past was added. */
export const askForTracks = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> =>
  jobs.send(db, 'demo-tracks', JOB, AFTER_SECONDS);
