import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brandConfig, parsePortalConfig, SUPPORTED_LOCALES } from '@courier/config';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { writeTestSite } from '../../../testing/inputs/write-test-site';
import { createTextOverrides } from './text-overrides';

const site = writeTestSite();
const folder = mkdtempSync(join(tmpdir(), 'courier-texts-'));
const writeTexts = (path: string, texts: unknown) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof texts === 'string' ? texts : JSON.stringify(texts));
};

let server: TestApp;
beforeAll(async () => {
  const built = (locale: string, texts: unknown) =>
    site.write(`locales/${locale}.json`, JSON.stringify(texts));
  built('en', { common: { hello: 'Hello', bye: 'Bye', send: 'Send' } });
  built('zh_Hant_TW', { common: { hello: '你好', bye: '再見' } });
  built('ar', { common: { hello: 'مرحبا' } });
  built('ar_KW', { common: { bye: 'مع السلامة' } });
  site.write('locales/zh_Hant_TW.1a2b3c4d.json', '{"hashed":true}');
  server = await startTestApp({ siteDir: site.folder, translationsDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'tw.localhost', headers = {}) =>
  server.app.inject({ url, headers: { host, ...headers } });
const texts = async (locale: string, host?: string) =>
  (await get(`/locales/${locale}.json`, host)).json<{ common: Record<string, string> }>().common;

describe('the translations endpoint', () => {
  it('returns each of the 43 locales in full, with its language and English as fallbacks', async () => {
    for (const locale of SUPPORTED_LOCALES)
      expect([locale, Object.keys(await texts(locale)).sort()]).toEqual([locale, ['bye', 'hello', 'send']]);
    expect(await texts('zh_Hant_HK')).toEqual({ hello: '你好', bye: '再見', send: 'Send' });
    expect(await texts('ar_KW')).toEqual({ hello: 'مرحبا', bye: 'مع السلامة', send: 'Send' });
    expect((await texts('ar_EG'))['hello']).toBe('مرحبا');
    expect(await texts('zh_Hans_SG')).toEqual({ hello: 'Hello', bye: 'Bye', send: 'Send' });
  });

  it('lets the operator’s texts of a language replace those of its variants', async () => {
    writeTexts('ar.json', { common: { bye: 'وداعًا' } });
    expect((await texts('ar_KW'))['bye']).toBe('وداعًا');
    writeTexts('ar.json', {});
  });

  it('returns 304 for unchanged texts, 404 for unknown locales, and caches hashed addresses permanently', async () => {
    const first = await get('/locales/zh_Hant_TW.json');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-language': 'zh-Hant-TW' });
    const again = await get('/locales/zh_Hant_TW.json', undefined, { 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const hashed = await get('/locales/zh_Hant_TW.1a2b3c4d.json');
    expect([hashed.json(), hashed.headers['cache-control']]).toEqual([
      { hashed: true },
      'public, max-age=31536000, immutable',
    ]);
    for (const url of ['/locales/fr_FR.json', '/locales/..%2Fdocuments.json', '/locales/xx.00000000.json'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('uses the texts of brand and country, also in the document [CONF-14]', async () => {
    writeTexts('en.json', { common: { hello: 'Welcome' } });
    writeTexts('sg/en.json', { common: { hello: 'Hello lah' } });
    writeTexts('send/en.json', { common: { send: 'Send it' } });
    writeTexts('send/sg/en.json', { common: { hello: 'Send hello' } });
    const [taiwan, singapore] = [await texts('en'), await texts('en', 'sg.localhost')];
    expect(taiwan).toEqual({ hello: 'Welcome', bye: 'Bye', send: 'Send' });
    expect(singapore['hello']).toBe('Hello lah');
    expect(await texts('en', 'send.tw.localhost')).toMatchObject({ hello: 'Welcome', send: 'Send it' });
    expect(await texts('en', 'send.sg.localhost')).toMatchObject({ hello: 'Send hello', send: 'Send it' });

    const document = async (host: string) => {
      const { body } = await get('/', host);
      const block = (id: string) =>
        JSON.parse(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(body)?.[1] ?? 'null') as unknown;
      const { brand } = parsePortalConfig(block('courier-config'));
      const { overrides } = block('courier-texts') as {
        overrides: { en: { common: Record<string, string> } };
      };
      return [brandConfig(brand).platform, overrides.en.common['hello']];
    };
    expect(await document('tw.localhost')).toEqual(['Courier', 'Welcome']);
    expect(await document('sg.localhost')).toEqual(['Courier', 'Hello lah']);
    expect(await document('kw.localhost')).toEqual(['Oasis', 'Welcome']);
    expect(await document('send.sg.localhost')).toEqual(['Send', 'Send hello']);
    expect(await document('es.localhost')).toEqual(['Tangelo', 'Welcome']);
  });
});

it('follows a changed file at once, keeps the last good one, and reports an error once', () => {
  const problems: string[] = [];
  const overrides = createTextOverrides(folder, (sentence) => problems.push(sentence));
  const reader = { country: 'JP', brand: 'orchid' } as const;
  const hello = () => (overrides('ja_JP', reader)?.['common'] as { hello: string } | undefined)?.hello;
  expect(hello()).toBeUndefined();
  writeTexts('jp/ja_JP.json', { common: { hello: 'こんにちは' } });
  expect(hello()).toBe('こんにちは');
  writeTexts('jp/ja_JP.json', { common: { hello: 7 } });
  expect([hello(), hello()]).toEqual(['こんにちは', 'こんにちは']);
  expect(problems).toEqual([expect.stringMatching(/jp\/ja_JP\.json is not used: it must hold/)]);
});
