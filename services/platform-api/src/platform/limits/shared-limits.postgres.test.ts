import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { printFigure } from '../../testing/print-figure';
import { startRedis, type RedisServer } from '../../testing/processes/redis-server';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import type { Patience } from '../../app/open-server';
import { until } from '../../testing/until';

/** Sixty flag calls per address and minute. */
const FACTOR = 0.05;
const LIMIT = 60;

let redis: RedisServer;
let database: TestDatabase;
beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase(testServer() as string);
});
afterAll(async () => {
  await database?.drop();
  await redis?.close();
});

const evaluate = async (server: TestApp, remoteAddress: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/ofrep/v1/evaluate/flags',
    remoteAddress,
    payload: { context: {} },
  });
  return answer.statusCode;
};
const sendCalls = async (servers: readonly TestApp[], remoteAddress: string, calls: number) => {
  const statuses = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      evaluate(servers[call % servers.length] as TestApp, remoteAddress),
    ),
  );
  return statuses.filter((status) => status === 200).length;
};
async function withTwo(
  redisUrl: string | null,
  work: (servers: TestApp[]) => Promise<void>,
  patience?: Patience,
) {
  const shared = { databaseUrl: database.url, redisUrl, limitFactor: FACTOR };
  const start = () => startTestApp(shared, patience ? { patience } : {});
  const servers = [await start(), await start()];
  try {
    await work(servers);
  } finally {
    for (const server of servers) await server.close();
  }
}

it.each(['PostgreSQL', 'Redis'])('two instances share their counts in %s', async (by) => {
  await withTwo(by === 'Redis' ? redis.url : null, async (servers) => {
    expect(await sendCalls(servers, '192.0.2.1', LIMIT)).toBe(LIMIT);
    expect(await sendCalls(servers, '192.0.2.1', 2)).toBe(0);
    expect(await sendCalls(servers, '192.0.2.2', 4 * LIMIT)).toBe(LIMIT);
    printFigure(`of ${4 * LIMIT} calls at two instances ${LIMIT} are answered, by ${by}`);
    expect(await sendCalls(servers, '192.0.2.3', LIMIT)).toBe(LIMIT);
  });
});

it('without Redis each instance counts alone, and they share counts again after it recovers', async () => {
  await withTwo(
    redis.url,
    async (servers) => {
      expect(await sendCalls(servers, '192.0.2.4', LIMIT)).toBe(LIMIT);
      expect(await sendCalls(servers, '192.0.2.4', 4)).toBe(0);
      expect(await sendCalls(servers, '192.0.2.5', LIMIT / 2)).toBe(LIMIT / 2);
      await redis.halt();
      expect(await sendCalls(servers, '192.0.2.4', 4)).toBe(0);
      const alone = await sendCalls(servers, '192.0.2.5', 4 * LIMIT);
      // Each instance knows its own fifteen calls; the one that answered last knows all thirty.
      expect(alone).toBeGreaterThanOrEqual(LIMIT);
      expect(alone).toBeLessThanOrEqual(LIMIT + LIMIT / 2);
      expect(await sendCalls(servers, '192.0.2.6', 4 * LIMIT)).toBe(2 * LIMIT);
      await redis.resume();
      let address = 10;
      // Redis lost all counts. New addresses show when it is queried again.
      await until(async () => (await sendCalls(servers, `192.0.2.${(address += 1)}`, 2 * LIMIT)) === LIMIT);
    },
    { countMs: 5000 },
  );
});
