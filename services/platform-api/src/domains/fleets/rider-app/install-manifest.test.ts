import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('lets a phone install the page of riders under the name of the brand of the host', async () => {
  const [taiwan, kuwait] = await Promise.all(
    ['tw.localhost', 'kw.localhost'].map((host) =>
      server.app.inject({ url: '/rider.webmanifest', headers: { host } }),
    ),
  );
  expect(taiwan?.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(taiwan?.json()).toMatchObject({ start_url: '/rider', scope: '/rider', display: 'standalone' });
  expect(taiwan?.json<{ name: string }>().name).not.toBe(kuwait?.json<{ name: string }>().name);
});
