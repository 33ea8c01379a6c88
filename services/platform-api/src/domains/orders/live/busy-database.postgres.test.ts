import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DatabaseUnavailable } from '../../../platform/db/database-unavailable';
import type { Turns } from '../../../platform/db/postgres/turns';
import { openLive } from '../../../testing/callers/live-socket';
import { signIn } from '../../../testing/callers/sign-in';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const REFUSED_TURNS = 5;

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await startTestApp();
  origin = await server.listen();
});
afterAll(() => server.close());

it('keeps a channel open whose subscription finds all connections in use', async () => {
  const { authorization } = await signIn(server, 'owner@demo.test');
  const live = openLive(origin, authorization);
  expect(await live.outcome).toBe('open');
  const connections = server.deps.connections as Turns;
  const { claim } = connections;
  let refused = 0;
  connections.claim = async () => {
    if (refused === REFUSED_TURNS) return claim();
    refused += 1;
    throw new DatabaseUnavailable(new Error('All connections are in use.'));
  };
  const answer = await Promise.race([live.subscribe('v1001'), live.closed]);
  connections.claim = claim;
  expect(answer).toMatchObject({ action: 'subscribe_ok', vendor_id: 'v1001' });
  expect(refused).toBe(REFUSED_TURNS);
  live.socket.terminate();
});
