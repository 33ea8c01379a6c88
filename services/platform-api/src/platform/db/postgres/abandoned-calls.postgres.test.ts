import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import type { Turns } from './turns';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await startTestApp({}, { demo: { simSpeed: 0.1 } });
  origin = await server.listen();
});
afterAll(() => server.close());

it('a call whose caller has left gives up its place in the connection queue', async () => {
  const connections = server.deps.connections as Turns;
  const authorization = await server.authorize('owner@demo.test');
  const ends: (() => void)[] = [];
  // A connection that the server holds at the start is waited for: once free, it would serve one of the calls.
  for (let held = 0; held < server.deps.config.databasePoolSize; held += 1)
    ends.push(await connections.claim());
  // The server's own work waits in the same queue.
  const controllers = Array.from({ length: 30 }, () => new AbortController());
  const calls = controllers.map(({ signal }) =>
    fetch(`${origin}${API}/vendors`, { headers: { authorization }, signal }).catch(
      (error: Error) => error.name,
    ),
  );
  await until(() => connections.waiting() >= 30);
  for (const controller of controllers) controller.abort();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['AbortError']));
  await until(() => connections.waiting() < 30 / 2);
  for (const end of ends) end();
  const answer = await fetch(`${origin}${API}/vendors`, { headers: { authorization } });
  expect(answer.status).toBe(200);
});
