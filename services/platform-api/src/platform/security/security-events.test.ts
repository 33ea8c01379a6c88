import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openLive, requestTicket } from '../../testing/callers/live-socket';
import { API, signedInCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';
import { SECURITY_EVENTS } from '../requests/event-codes';

let server: TestApp;
let lines: unknown[][];
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
  jest.spyOn(server.app.log, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
});

async function counted(code: string): Promise<number> {
  const { body } = await server.app.inject({ url: '/metrics' });
  return Number(new RegExp(`courier_security_events_total{code="${code}"} (\\d+)`).exec(body)?.[1]);
}
async function notedBy(code: string, work: () => Promise<unknown>) {
  const before = await counted(code);
  await work();
  const facts = lines
    .map(([fact]) => fact)
    .filter((fact) => (fact as object | null)?.['securityEvent' as never] === code);
  return { count: (await counted(code)) - before, facts };
}
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: path, payload, headers: { host: 'tw.localhost', ...headers } });

it('every code is counted from the start, so that the first event is a rise', async () => {
  for (const code of SECURITY_EVENTS) expect([code, await counted(code)]).toEqual([code, 0]);
});

describe('an event is counted and written under its code, without names, ids or tokens:', () => {
  it('a reused refresh token', async () => {
    const login = await post(`${API}/login`, {
      email_address: 'owner@demo.test',
      password: 'Courier#2026',
    });
    const { RefreshToken } = login.json<{
      result: { AuthenticationResult: { RefreshToken: string } };
    }>().result.AuthenticationResult;
    const extend = () => post(`${API}/login/extend`, { refresh_token: RefreshToken });
    expect((await notedBy('refresh-reuse', extend)).count).toBe(0);
    const { count, facts } = await notedBy('refresh-reuse', extend);
    expect([count, facts]).toEqual([
      1,
      [{ securityEvent: 'refresh-reuse', call: `POST ${API}/login/extend`, country: 'TW', session: 'none' }],
    ]);
  });

  it('a locked account', async () => {
    const guess = () => post(`${API}/login`, { email_address: 'solo@demo.test', password: 'wrong' });
    const tries = async (times: number) => {
      for (let index = 0; index < times; index += 1) await guess();
    };
    expect((await notedBy('lock-out', () => tries(10))).count).toBe(0);
    const { count, facts } = await notedBy('lock-out', () => tries(3));
    expect(count).toBe(3);
    expect(JSON.stringify(facts)).not.toMatch(/solo|demo\.test|wrong/);
  });

  it('a resource of another account', async () => {
    const owner = await signedInCaller(server);
    const { count, facts } = await notedBy('not-owned', async () => {
      await owner.call('GET', '/vendor/v4001/orders');
      await owner.call('GET', '/riders/r-somebody');
      await owner.call('GET', '/vendor/v1001/orders');
    });
    expect(count).toBe(2);
    expect(facts).toEqual([
      {
        securityEvent: 'not-owned',
        call: `GET ${API}/vendor/:vendorId/orders`,
        country: 'TW',
        session: 'CLASSIC',
      },
      { securityEvent: 'not-owned', call: `GET ${API}/riders/:riderId`, country: 'TW', session: 'CLASSIC' },
    ]);
  });

  it('a vendor of another account on the live channel', async () => {
    const origin = await server.listen();
    const live = openLive(origin, await requestTicket(server, await server.authorize('owner@demo.test')));
    await live.outcome;
    const { count, facts } = await notedBy('not-owned', async () => {
      live.send({ action: 'subscribeToVendor', vendor_id: 'v4001' });
      await until(() => lines.length > 0);
    });
    live.socket.terminate();
    expect([count, facts]).toEqual([
      1,
      [{ securityEvent: 'not-owned', call: '/live', country: 'TW', session: 'CLASSIC' }],
    ]);
  });
});

describe('a browser report', () => {
  const report = (payload: object, type = 'application/reports+json') =>
    notedBy(JSON.stringify(payload).includes('"integrity"') ? 'integrity-alarm' : 'policy-report', async () =>
      expect(
        (await post('/policy-reports', payload, { 'content-type': type, host: 'kw.localhost' })).statusCode,
      ).toBe(204),
    );
  const violation = (blockedURL: string) => ({
    type: 'csp-violation',
    url: 'https://portal.example/tracking/v1001-secret',
    body: { effectiveDirective: 'script-src-elem', blockedURL, documentURL: 'https://p/?token=secret' },
  });

  it.each([
    ['https://evil.example/x.js?who=secret', 'https://evil.example'],
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['not an address, secret', 'unknown'],
  ])('of the policy contains only directive and origin: %s', async (address, blocked) => {
    const { count, facts } = await report([violation(address)]);
    const expectedEvent = { country: 'KW', directive: 'script-src-elem', blocked };
    expect([count, facts]).toEqual([1, [{ securityEvent: 'policy-report', ...expectedEvent }]]);
  });

  it('in the old form counts as well', async () => {
    const old = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/secret' },
    };
    const { facts } = await report(old, 'application/csp-report');
    expect(facts).toMatchObject([{ directive: 'img-src', blocked: 'https://a.example' }]);
  });

  it.each([
    ['the new form', 'application/reports+json', 'sourceFile', 'lineNumber', 'columnNumber'],
    ['the old form', 'application/csp-report', 'source-file', 'line-number', 'column-number'],
  ])(
    'of the policy names the remote whose script broke it, in %s',
    async (form, type, file, line, column) => {
      const path = '/remotes/bulk-upload/0.1.0-4f1c/main.1a2b3c4d.js';
      const source = { [file]: `https://portal.example${path}?who=secret`, [line]: 1, [column]: 2345 };
      const payload =
        form === 'the old form'
          ? { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline', ...source } }
          : {
              type: 'csp-violation',
              body: { effectiveDirective: 'img-src', blockedURL: 'inline', ...source },
            };
      const { facts } = await report(payload, type);
      const place = { remote: 'bulk-upload', release: '0.1.0-4f1c', place: `${path}:1:2345` };
      expect(facts).toMatchObject([{ directive: 'img-src', ...place }]);
    },
  );

  it('of a fault is counted, but not under an invented name', async () => {
    const body = { remote: 'made-up', release: '0.1.0', what: 'load', reason: 'x' };
    await report({ type: 'remote-fault', body }, 'application/json');
    const { body: metrics } = await server.app.inject({ url: '/metrics' });
    expect(metrics).toContain('courier_remote_faults_total{remote="unknown",what="load"} 1');
    expect(metrics).not.toContain('made-up');
  });

  it('of a remote’s file with a wrong hash is an alarm', async () => {
    const { count, facts } = await report(
      { type: 'integrity', body: { remote: 'bulk-upload' } },
      'application/json',
    );
    expect([count, facts]).toEqual([
      1,
      [{ securityEvent: 'integrity-alarm', country: 'KW', remote: 'bulk-upload' }],
    ]);
  });

  it('of a failed remote is a log line with remote, release and reason, in plain characters', async () => {
    const body = {
      remote: 'bulk-upload',
      release: '0.1.0-4f1c',
      what: 'handler',
      reason: 'TypeError\n at\u0007 1.js',
    };
    const faults = async (payload: object) => {
      lines = [];
      await report(payload, 'application/json');
      return lines.map(([fact]) => fact).filter((fact) => Object.hasOwn(fact as object, 'remoteFault'));
    };
    expect(await faults({ type: 'remote-fault', body })).toMatchObject([
      { country: 'KW', remoteFault: { ...body, reason: 'TypeError at 1.js' } },
    ]);
    const odd = { remote: 'A secret', release: 'x y', what: 'load', reason: 'x'.repeat(500) };
    expect(await faults({ type: 'remote-fault', body: odd })).toMatchObject([
      { remoteFault: { remote: 'unknown', release: 'unknown', reason: 'x'.repeat(200) } },
    ]);
    expect(await faults({ type: 'remote-fault', body: { ...body, what: 'gossip' } })).toEqual([]);
  });

  it.each([[{}], [[]], [[null, 1, 'x', { type: 'deprecation', body: {} }]], [{ type: 'csp-violation' }]])(
    'without content is ignored: %j',
    async (payload) => expect((await report(payload)).count).toBe(0),
  );

  it('is limited to sixty a minute and 16 kB, twenty per request', async () => {
    server.clock.advance(60);
    const many = Array.from({ length: 25 }, () => violation('inline'));
    expect((await report(many)).count).toBe(20);
    await report(many);
    await report(many);
    expect((await report(many)).count).toBe(0);
    server.clock.advance(60);
    expect((await report(many)).count).toBe(20);
    const huge = await post(
      '/policy-reports',
      { type: 'x'.repeat(16_384) },
      { 'content-type': 'application/csp-report' },
    );
    expect(huge.statusCode).toBe(413);
  });
});
