import type { Clock } from '../clock';
import type { ServerConfig } from '../../settings/config';
import type { Db } from '../db/database';
import type { Metrics } from '../metrics';
import { createCallCounts, type CallCounts } from './call-counts';
import { postgresCounts } from './postgres-counts';
import { openRedisCounts } from './redis-counts';

interface Needs {
  config: ServerConfig;
  db: Db;
  clock: Clock;
  /** Database name shared by the instances; null for a single process. */
  deployment: string | null;
  tell: (sentence: string) => void;
  metrics: Pick<Metrics, 'sharedCounts'>;
  /** Timeout of the store in ms. */
  answerMs?: number | undefined;
  endings: (() => Promise<void> | void)[];
}

/**
 * Counts in Redis if configured, else in the shared database, else in this process.
 * @throws ConnectionError when Redis cannot be reached at the start
 */
export async function openCallCounts(needs: Needs): Promise<CallCounts> {
  const { config, clock, tell, metrics, answerMs } = needs;
  const store = await openStore(needs);
  metrics.sharedCounts.set(store ? 1 : 0);
  return createCallCounts({
    clock,
    store,
    factor: config.limitFactor,
    answerMs,
    onStore: (answers) => {
      metrics.sharedCounts.set(answers ? 1 : 0);
      tell(
        answers
          ? 'Calls are counted together with the other instances again.'
          : 'Calls are counted by this instance alone until the others can be asked again.',
      );
    },
  });
}

async function openStore({ config, db, clock, deployment, endings }: Needs) {
  if (deployment === null) return null;
  if (config.redisUrl === null) return postgresCounts(db, clock);
  const redis = await openRedisCounts(config.redisUrl, deployment, clock);
  endings.push(redis.close);
  return redis;
}
