import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { testTerms, writeTestSite, type TestSite } from '../../../testing/inputs/write-test-site';

let server: TestApp;
let site: TestSite;
beforeAll(async () => {
  site = writeTestSite();
  for (const locale of ['en', 'ar']) site.write(`locales/${locale}.json`, testTerms(locale));
  server = await startTestApp({ siteDir: site.folder });
});
afterAll(async () => {
  await server.close();
  rmSync(site.folder, { recursive: true });
});

const open = (host: string, query = '', headers = {}) =>
  server.app.inject({ url: `/courier/api/v1/terms/download${query}`, headers: { host, ...headers } });

it('the terms are a file with the texts of the brand, without a session [API-MISC-05]', async () => {
  const taiwan = await open('tw.localhost', '?lang=en');
  expect([taiwan.statusCode, taiwan.headers['content-type'], taiwan.headers['content-disposition']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'attachment; filename="terms-and-conditions.txt"',
  ]);
  expect(taiwan.body).toContain('en terms · Courier Portal');
  expect(taiwan.body).toContain('by Courier Delivery Ltd');
  expect((await open('oasis.tw.localhost')).body).toContain('Oasis Delivery Co');
});

it('they are in the language of the page, else of the browser, with English as fallback [SHELL-STATIC-09]', async () => {
  expect((await open('kw.localhost', '?lang=ar_KW')).body).toMatch(/ar terms[^]*4\. ar cancelling\nar rule/);
  expect((await open('kw.localhost', '', { 'accept-language': 'ar' })).body).toMatch(/^ar terms/);
  expect((await open('kw.localhost', '?lang=en', { 'accept-language': 'ar' })).body).toMatch(/^en terms/);
  expect((await open('de.localhost', '?lang=de_DE')).body).toMatch(/^en terms · Courier|^en terms/);
});

it('are missing before the portal is built', async () => {
  rmSync(`${site.folder}/locales`, { recursive: true });
  expect((await open('tw.localhost')).statusCode).toBe(503);
});
