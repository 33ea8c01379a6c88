import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openLive, requestTicket } from '../../../testing/callers/live-socket';
import { startPostgres, type PostgresServer } from '../../../testing/databases/postgres-server';
import { printFigure, printRow } from '../../../testing/print-figure';
import { startRedis, type RedisServer } from '../../../testing/processes/redis-server';
import { embedded, extend, signIn, signOut } from '../../../testing/callers/sign-in';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const IS_DEEP = Boolean(process.env['COURIER_DEEP']);
const ROUNDS = IS_DEEP ? 20 : 1;
/** Time limit for every instance to close the channels of an ended session. */
const LIMIT_MS = IS_DEEP ? 2000 : 60_000;
/** A busy machine may have a slow database. */
const BUSY = { blindMs: 10_000 };

let postgres: PostgresServer;
let redis: RedisServer;
let here: TestApp;
let elsewhere: TestApp;
let origin: string;
beforeAll(async () => {
  postgres = await startPostgres();
  redis = await startRedis();
  const shared = { databaseUrl: postgres.url('postgres'), redisUrl: redis.url };
  const patience = IS_DEEP ? {} : BUSY;
  here = await startTestApp(shared, { patience });
  elsewhere = await startTestApp(shared, { patience });
  origin = await elsewhere.listen();
});
afterAll(async () => {
  await here?.close();
  await elsewhere?.close();
  await redis?.close();
  await postgres?.close();
});

/** Milliseconds from the end of a session at one instance until its channel closes at the other. */
async function timeToClose(authorization: string, vendorId: string, end: () => Promise<unknown>) {
  const live = openLive(origin, await requestTicket(elsewhere, authorization));
  expect(await live.outcome).toBe('open');
  await live.subscribe(vendorId);
  await end();
  const began = performance.now();
  // An instance without the database for two seconds closes all channels, so that no ended session is missed.
  expect(IS_DEEP ? [4401, 1013] : [4401]).toContain(await live.closed);
  return performance.now() - began;
}

async function everyEnd(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await signIn(here, 'owner@demo.test');
    times.push(await timeToClose(account.authorization, 'v1001', () => signOut(here, account.authorization)));
    const stolen = await signIn(here, 'multi@demo.test');
    times.push(
      await timeToClose(stolen.authorization, 'v2001', async () => {
        await extend(here, stolen.refreshToken);
        expect(await extend(here, stolen.refreshToken)).toBeUndefined();
      }),
    );
    const godroid = await embedded(here, 'v1002', 3600 + round);
    times.push(await timeToClose(godroid, 'v1002', () => signOut(here, godroid)));
    const expiring = await embedded(here, 'v1003', 60 + round);
    times.push(
      await timeToClose(expiring, 'v1003', async () => {
        here.clock.advance(60 + round);
        elsewhere.clock.advance(60 + round);
      }),
    );
  }
  return times;
}
function printTimes(how: string, times: readonly number[]): void {
  const slowest = Math.round(Math.max(...times));
  printRow('channels closed after a sign-out elsewhere: slowest', `${slowest} ms`, '2 s');
  printFigure(`${times.length} channels ${how}: closed after ${slowest} ms at most`);
}

it('a session that ended at one instance ends its channels at the other', async () => {
  const times = await everyEnd();
  printTimes('whose session ended at another instance', times);
  expect(Math.max(...times)).toBeLessThan(LIMIT_MS);
});

it('a session that ended at one instance ends its channels at the other while the bus is down', async () => {
  await redis.halt();
  const times = await everyEnd();
  await redis.resume();
  printTimes('without the bus', times);
  expect(Math.max(...times)).toBeLessThan(LIMIT_MS);
});

it('without the database every channel is closed and can reconnect afterwards', async () => {
  const { authorization } = await signIn(here, 'owner@demo.test');
  const live = openLive(origin, await requestTicket(elsewhere, authorization));
  expect(await live.outcome).toBe('open');
  const began = performance.now();
  await postgres.halt();
  expect(await live.closed).toBe(1013);
  printTimes('without the database', [performance.now() - began]);
  expect(performance.now() - began).toBeLessThan(LIMIT_MS + 1000);
  expect(await openLive(origin, authorization).outcome).toBe(503);
  await postgres.resume();
});
