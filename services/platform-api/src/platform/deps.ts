import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../settings/config';
import type { Calls } from './calls/calls';
import type { Clock } from './clock';
import type { Db } from './db/database';
import type { Leadership } from './db/postgres/instance-link';
import type { Jobs } from './jobs/jobs';
import type { Keyring } from './keys/keyring';
import type { OrderBus } from './live-bus/live-bus';
import type { Metrics } from './metrics';

/** Services of the platform. No function gets all of them: domains and functions pick what they need. */
export interface Deps {
  db: Db;
  config: ServerConfig;
  clock: Clock;
  calls: Calls;
  bus: OrderBus;
  leadership: Leadership;
  jobs: Jobs;
  log: FastifyBaseLogger;
  keys: Keyring;
  metrics: Metrics;
}
