import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { writeTestSite, type TestSite } from '../../../testing/inputs/write-test-site';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  server = await startTestApp({ siteDir: site.folder });
});
afterAll(() => server.close());

it('lets the worker of the riders’ page control that page alone', async () => {
  const url = '/remotes/rider/1.0.0-abc/document/rider-worker.0a1b2c3d.js';
  site.write(url.slice(1), 'worker');
  const { headers } = await server.app.inject({ url });
  expect(headers).toMatchObject({
    'service-worker-allowed': '/rider',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  site.write('shell/other-worker.0a1b2c3d.js', 'worker');
  const other = await server.app.inject({ url: '/shell/other-worker.0a1b2c3d.js' });
  expect(other.headers['service-worker-allowed']).toBeUndefined();
});
