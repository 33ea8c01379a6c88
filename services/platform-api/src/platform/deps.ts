import type { ArrivalTimes } from '@courier/config/request-limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Portals } from '../settings/portals/portal-links';
import type { ServerConfig } from '../settings/config';
import type { Calls } from './calls/calls';
import type { Clock } from './clock';
import type { Db } from './db/database';
import type { Leadership } from './db/postgres/instance-link';
import type { StorageState } from './db/storage-state';
import type { Turns } from './db/postgres/turns';
import type { Jobs } from './jobs/jobs';
import type { Keyring } from './keys/keyring';
import type { OrderBus } from './live-bus/live-bus';
import type { Metrics } from './metrics';

/** What every domain gets. Domains hold no other state. */
export interface Deps {
  db: Db;
  storage: StorageState;
  /** PostgreSQL connection queue; null with the embedded database. */
  connections: Turns | null;
  config: ServerConfig;
  clock: Clock;
  arrivalTimes: ArrivalTimes;
  calls: Calls;
  bus: OrderBus;
  leadership: Leadership;
  jobs: Jobs;
  log: FastifyBaseLogger;
  keys: Keyring;
  metrics: Metrics;
  refreshMetrics: () => Promise<void>;
  portals: Portals;
}
