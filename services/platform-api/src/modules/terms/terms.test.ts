import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('the terms are a file in the words of the brand, without a session [API-MISC-05]', async () => {
  const open = (host: string) =>
    server.app.inject({ url: '/courier/api/v1/terms/download', headers: { host } });
  const taiwan = await open('tw.localhost');
  expect([taiwan.statusCode, taiwan.headers['content-type'], taiwan.headers['content-disposition']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'attachment; filename="terms-and-conditions.txt"',
  ]);
  expect(taiwan.body).toContain('Courier Delivery Ltd');
  expect(taiwan.body).toContain('no more than 5 kg');
  expect((await open('oasis.tw.localhost')).body).toContain('Oasis Delivery Co');
});
