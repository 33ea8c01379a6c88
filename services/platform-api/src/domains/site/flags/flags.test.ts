import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreateOrder } from '@courier/api-client/contract';
import { flagTable } from '@courier/config';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedInCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { createFlagValues } from './flag-values';

const folder = mkdtempSync(join(tmpdir(), 'courier-flags-'));
afterAll(() => rmSync(folder, { recursive: true }));
const none = { dataDir: null, flagsFile: null };

describe('flag values', () => {
  it('have their defaults in production', () => {
    expect(createFlagValues(none, () => undefined)()).toMatchObject({
      'delayed-cancellation': false,
      helpcenter: true,
    });
  });

  it('follow the admin file at each change and keep its last good content, with one line about a bad one', () => {
    const flagsFile = join(folder, 'admin.json');
    const problems: string[] = [];
    const values = createFlagValues({ ...none, flagsFile }, (line) => problems.push(line));
    expect(values()['planned_maintenance']).toBe(false);
    writeFileSync(flagsFile, '{"planned_maintenance":true}');
    expect(values()['planned_maintenance']).toBe(true);
    writeFileSync(flagsFile, '{"planned_maintenance":false,"voucher":{"countries":{"XX":true}}}');
    expect([values()['planned_maintenance'], values()['planned_maintenance']]).toEqual([true, true]);
    writeFileSync(flagsFile, '{"planned_main');
    expect(values()['planned_maintenance']).toBe(true);
    expect(problems).toEqual([
      `${flagsFile} is not used: voucher must be true, false or {default, countries, brands, vendors}.`,
      `${flagsFile} is not used: it is no JSON.`,
    ]);
    rmSync(flagsFile);
    expect(values()['planned_maintenance']).toBe(false);
  });

  it('come from flags.json of the database folder if no file is configured', () => {
    writeFileSync(join(folder, 'flags.json'), '{"voucher":true}');
    const values = createFlagValues({ dataDir: folder, flagsFile: null }, () => undefined);
    expect(values()['voucher']).toBe(true);
  });
});

describe('the flag service', () => {
  const flagsFile = join(folder, 'targets.json');
  let server: TestApp;
  beforeAll(async () => {
    writeFileSync(
      flagsFile,
      JSON.stringify({
        voucher: { default: false, countries: { TW: true }, vendors: { v1001: false } },
        'bulk-order-upload': { default: true, brands: { send: false } },
        'tag-id-check-pg': { countries: { SG: true } },
        'of-a-newer-remote': true,
      }),
    );
    server = await startTestApp({ flagsFile });
  });
  afterAll(() => server.close());

  const requestFlags = (host: string, context: object = {}, path = '', headers = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/ofrep/v1/evaluate/flags${path}`,
      payload: { context },
      headers: { host, ...headers },
    });
  const evaluateFlag = async (key: string, host: string, context: object = {}) =>
    (await requestFlags(host, context, `/${key}`)).json<{ value: boolean }>().value;

  it('evaluates vendor, brand and country in this order of precedence', async () => {
    expect(await evaluateFlag('voucher', 'tw.localhost')).toBe(true);
    expect(await evaluateFlag('voucher', 'sg.localhost')).toBe(false);
    expect(await evaluateFlag('voucher', 'sg.localhost', { country: 'tw' })).toBe(true);
    expect(await evaluateFlag('voucher', 'tw.localhost', { vendor_id: 'v1001' })).toBe(false);
    expect(await evaluateFlag('voucher', 'tw.localhost', { targetingKey: 'v1001' })).toBe(false);
    expect(await evaluateFlag('voucher', 'tw.localhost', { vendor_id: 'v1002' })).toBe(true);
    expect(await evaluateFlag('bulk-order-upload', 'tw.localhost')).toBe(true);
    expect(await evaluateFlag('bulk-order-upload', 'send.tw.localhost')).toBe(false);
    // A rule without a default keeps the value of the lower layer.
    expect(await evaluateFlag('tag-id-check-pg', 'sg.localhost')).toBe(true);
    expect(await evaluateFlag('delayed-cancellation', 'tw.localhost', { vendor_id: 7 })).toBe(true);
  });

  it('answers all flags with their reasons, and 304 if they are unchanged', async () => {
    const first = await requestFlags('tw.localhost');
    const { flags } = first.json<{ flags: { key: string }[] }>();
    expect(flags.map(({ key }) => key)).toEqual(
      expect.arrayContaining([...flagTable.map(({ key }) => key), 'of-a-newer-remote']),
    );
    expect(flags).toEqual(
      expect.arrayContaining([
        { key: 'delayed-cancellation', value: true, reason: 'STATIC', variant: 'on' },
        { key: 'voucher', value: true, reason: 'TARGETING_MATCH', variant: 'on' },
      ]),
    );
    const again = await requestFlags('tw.localhost', {}, '', { 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const elsewhere = await requestFlags('sg.localhost', {}, '', { 'if-none-match': first.headers.etag });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('answers 404 for an unknown flag and 400 without a context', async () => {
    const unknown = await requestFlags('tw.localhost', {}, '/no-such-flag');
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      {
        message: 'Not found',
        meta: { translation_key: 'error.not-found' },
        key: 'no-such-flag',
        errorCode: 'FLAG_NOT_FOUND',
      },
    ]);
    const wrong = await server.app.inject({ method: 'POST', url: '/ofrep/v1/evaluate/flags', payload: {} });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { meta: { field: 'context' } }]);
  });

  it('writes the same values to /feature-flags.json as booleans by name [FLAG-10]', async () => {
    const file = (host: string, headers = {}) =>
      server.app.inject({ url: '/feature-flags.json', headers: { host, ...headers } });
    const taiwan = await file('tw.localhost');
    const values = taiwan.json<Record<string, unknown>>();
    expect(new Set(Object.values(values).map((value) => typeof value))).toEqual(new Set(['boolean']));
    expect(Object.keys(values)).toEqual(expect.arrayContaining(flagTable.map(({ key }) => key)));
    expect(values).toMatchObject({ voucher: true, 'of-a-newer-remote': true, planned_maintenance: false });
    expect((await file('sg.localhost')).json()).toMatchObject({ voucher: false, 'tag-id-check-pg': true });
    expect((await file('send.tw.localhost')).json()).toMatchObject({ 'bulk-order-upload': false });
    expect((await file('tw.localhost', { 'if-none-match': taiwan.headers.etag })).statusCode).toBe(304);
  });

  it('answers whether values differ between vendors, so that the portal requests them per vendor', () => {
    expect(server.deps.flags.differByVendor()).toBe(true);
    expect(createFlagValues({ ...none }, () => undefined).differByVendor()).toBe(false);
  });

  it('applies to the server: guest checkout and later delivery are refused when off', async () => {
    const guestLogin = (host: string) =>
      server.app.inject({
        method: 'POST',
        url: '/courier/api/v1/guest/login',
        headers: { host },
        payload: { name: 'Lin', phone_number: host.startsWith('sg') ? '81234567' : '0912048317' },
      });
    server.flags['guest_checkout'] = { default: true, countries: { SG: false } };
    expect((await guestLogin('tw.localhost')).statusCode).toBe(200);
    const refused = await guestLogin('sg.localhost');
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { message: 'Not found', meta: { translation_key: 'error.not-found' } },
    ]);

    const owner = await signedInCaller(server);
    const later = (body: CreateOrder) => ({ ...body, preordered_for: server.clock.nowSeconds() + 7200 });
    server.flags['pre_order'] = { default: true, vendors: { v1001: false } };
    const body = await owner.orderBody(later);
    expect(await owner.call('POST', '/order', body)).toMatchObject({
      status: 400,
      body: { meta: { translation_key: 'validation.preordered-for', field: 'preordered_for' } },
    });
    server.flags['pre_order'] = true;
    expect((await owner.call('POST', '/order', body)).status).toBe(200);
  });
});
