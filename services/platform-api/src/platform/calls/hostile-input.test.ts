import { callDocs } from '@courier/api-client/call-docs';
import { contract, errorAnswerSchema, type Call } from '@courier/api-client/contract';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { signGodroidToken } from '../../domains/accounts/identity/tokens/tokens';
import { needsSession } from '../../testing/server/contract-calls';
import { newAddress } from '../../testing/inputs/new-address';
import { API } from '../../testing/callers/place-order';
import { printFigure, printRow } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { testTerms, writeTestSite } from '../../testing/inputs/write-test-site';
import { hostileHeaders, rawBody, spoiled, type RequestParts } from '../../testing/inputs/hostile-input';
import { callPath } from './call-path';

/** Per call and database. */
const RUNS = process.env['COURIER_DEEP'] ? 1500 : 8;
/** So many requests are made before some hours go by, so that they reach the call and not its limit. */
const BEFORE_A_LIMIT = 15;
const MINUTES = 60_000;

/** Bytes that are too many, where a call takes more than the usual megabyte. */
const LARGE: Readonly<Record<string, number>> = { 'bulkJobs.create': 7_500_000 };

const rows = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);
const withBody = rows.filter(([, call]) => call.body !== null);

const site = writeTestSite();
let server: TestApp;
let sessions: string[];
/** Sessions of the requests: none, an owner, an embedded outlet, a guest. */
const WHOSE = [null, 0, 1, 2] as const;

async function signInAnew(): Promise<void> {
  const embedded = { vendorId: 'v1002', country: 'TW' } as const;
  const guest = await server.app.inject({
    method: 'POST',
    url: `${API}/guest/login`,
    payload: { name: 'Lin', phone_number: '0912048317' },
  });
  sessions = [
    await server.authorize('owner@demo.test'),
    `GoDroid ${await signGodroidToken(server.deps.keys, server.clock, embedded, 90 * 86_400)}`,
    `Bearer ${guest.json<{ result: { token: string } }>().result.token}`,
  ];
}

/** Later, none of the calls made until now counts any more: the limits have tests of their own. */
async function muchLater(): Promise<void> {
  server.clock.advance(14_400);
  await signInAnew();
}

beforeAll(async () => {
  site.write('locales/en.json', testTerms('en'));
  server = await startTestApp({ siteDir: site.folder });
  await signInAnew();
});
afterAll(async () => {
  await server.close();
  rmSync(site.folder, { recursive: true });
});

/**
 * The documented example, which names the demo's own vendor. The current password in it is a wrong one: a change of the
 * right one would keep the owner from signing in again.
 */
function documentedExample(id: string): RequestParts {
  const [resource = '', name = ''] = id.split('.');
  const docs = callDocs as unknown as Record<string, Record<string, { example: RequestParts }>>;
  const example = docs[resource]?.[name]?.example ?? {};
  return id === 'passwords.change'
    ? { ...example, body: { ...(example.body as object), current_password: 'Courier#2025' } }
    : example;
}

const stringifyValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

function exampleUrl(call: Call, { params, query }: RequestParts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = callPath(call).replace(/:(\w+)/g, (_, key: string) => encoded(stringifyValue(values[key])));
  if (typeof query !== 'object' || query === null) return path;
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encoded(key)}=${encoded(stringifyValue(value))}`,
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

async function send(
  call: Call,
  url: string,
  headers: Record<string, string>,
  payload: string | undefined,
): Promise<{ status: number; body: string }> {
  const answer = await server.app.inject({
    method: call.method,
    url,
    remoteAddress: newAddress(),
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body };
}

/** Below 500, and every refusal in the one shape. */
function expectHandled({ status, body }: { status: number; body: string }): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  const parsed = z.safeParse(errorAnswerSchema, JSON.parse(body));
  expect(parsed.data).toMatchObject({ meta: { translation_key: expect.any(String) } });
  expect(body).not.toMatch(/\bat .*\.(ts|js|mjs):\d|node_modules|select |syntax error/i);
}

describe('no input makes a call fail on our side', () => {
  const figures = { sent: 0, tooMany: 0 };
  afterAll(() => {
    printRow('hostile requests per database; server errors', `${figures.sent.toLocaleString('en')}; 0`, '0');
    printFigure(`${figures.sent} hostile requests, ${figures.tooMany} of them one too many for a limit`);
  });

  it.each(rows)(
    '%s',
    async (id, call) => {
      await muchLater();
      const request = fc.record({
        parts: spoiled(documentedExample(id)),
        headers: fc.oneof(
          { weight: 3, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: hostileHeaders },
        ),
        // A sign-out that is meant ends the session of all that follow.
        whose: id === 'identity.logout' ? fc.constant(null) : fc.constantFrom(...WHOSE),
        raw: fc.option(rawBody, { freq: 8, nil: undefined }),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ parts, headers, whose, raw }) => {
          if (++figures.sent % BEFORE_A_LIMIT === 0) await muchLater();
          const authorization = whose === null ? undefined : sessions[whose];
          const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
          const payload = call.method === 'GET' ? undefined : (raw ?? body ?? '{}');
          const sent = { ...(authorization === undefined ? {} : { authorization }), ...headers };
          const answer = await send(call, exampleUrl(call, parts), sent, payload);
          if (answer.status === 429) figures.tooMany += 1;
          expectHandled(answer);
        }),
        { numRuns: RUNS },
      );
    },
    60 * MINUTES,
  );
});

/** Paths of the fields an object schema insists on, groups before what is in them. */
interface Shape {
  properties?: Record<string, Shape>;
  required?: string[];
}
const requiredIn = (shape: Shape, before = ''): string[] =>
  (shape.required ?? []).flatMap((name) => [
    `${before}${name}`,
    ...requiredIn(shape.properties?.[name] ?? {}, `${before}${name}.`),
  ]);

function withoutBodyPath(body: unknown, path: string): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  delete holder[last];
  return copy;
}

/** Paths of the texts in a part of a request. */
const textsIn = (value: unknown, before = ''): string[] =>
  typeof value === 'string'
    ? [before]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, before === '' ? key : `${before}.${key}`),
      );

function withText(part: unknown, path: string, text: string): unknown {
  const copy = structuredClone(part) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  holder[last] = text;
  return copy;
}

const sessionFor = (call: Call): Record<string, string> =>
  call.access === 'public' ? {} : { authorization: sessions[needsSession(call, 'CLASSIC') ? 0 : 1] ?? '' };

describe('what is wrong with a request is named', () => {
  beforeEach(muchLater);

  it.each(withBody)('%s names the path of each field that is missing', async (id, call) => {
    const { body, ...parts } = documentedExample(id);
    const paths = call.body ? requiredIn(z.toJSONSchema(call.body, { io: 'input' }) as Shape) : [];
    for (const path of paths) {
      const payload = JSON.stringify(withoutBodyPath(body, path));
      const answer = await send(call, exampleUrl(call, parts), sessionFor(call), payload);
      expect([path, answer.status, JSON.parse(answer.body)]).toMatchObject([
        path,
        400,
        { meta: { field: path } },
      ]);
    }
  });

  it.each(withBody)('%s names the path of a text that the database cannot store', async (id, call) => {
    const { body, ...parts } = documentedExample(id);
    for (const path of textsIn(body))
      for (const text of ['Lin\ud800', '\udc00', 'Lin\0']) {
        const payload = JSON.stringify(withText(body, path, text));
        const answer = await send(call, exampleUrl(call, parts), sessionFor(call), payload);
        expect([path, text, answer.status, JSON.parse(answer.body)]).toMatchObject([
          path,
          text,
          400,
          { meta: { field: path } },
        ]);
      }
  });

  it.each(rows)('%s names the part of its address that the database cannot store', async (id, call) => {
    const example = documentedExample(id);
    for (const part of ['params', 'query'] as const)
      for (const path of textsIn(example[part])) {
        const parts = { ...example, [part]: withText(example[part], path, 'a\0') };
        const payload = call.body ? JSON.stringify(example.body) : undefined;
        const answer = await send(call, exampleUrl(call, parts), sessionFor(call), payload);
        expect([path, answer.status, JSON.parse(answer.body)]).toMatchObject([
          path,
          400,
          { meta: { field: path } },
        ]);
      }
  });

  it('a key that the database cannot store is named, with a replacement character for what it cannot', async () => {
    const payload = '{"context":{"vendor\\ud800":"v1"}}';
    const answer = await send(contract.flags.evaluate, exampleUrl(contract.flags.evaluate, {}), {}, payload);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      400,
      { meta: { field: 'context.vendor\ufffd' } },
    ]);
  });

  it.each(withBody)('%s takes JSON only, and no more than it may hold', async (id, call) => {
    const url = exampleUrl(call, documentedExample(id));
    const other = await send(call, url, { ...sessionFor(call), 'content-type': 'text/plain' }, 'hello');
    const form = { ...sessionFor(call), 'content-type': 'application/x-www-form-urlencoded' };
    const large = await send(
      call,
      url,
      sessionFor(call),
      JSON.stringify({ a: 'x'.repeat(LARGE[id] ?? 1_100_000) }),
    );
    expect([other.status, (await send(call, url, form, 'a=1')).status, large.status]).toEqual([
      415, 415, 413,
    ]);
    for (const answer of [other, large]) expectHandled(answer);
  });

  it('an unknown path or method is 404, and a malformed path 400', async () => {
    const requests = [
      ['GET', `${API}/nothing`],
      ['GET', `${API}/`],
      ['DELETE', `${API}/order`],
      ['PATCH', `${API}/vendor/v1001`],
      ['PUT', `${API}/login`],
      ['POST', '/conditions-api/v2/init'],
      ['POST', '/ofrep/v1/evaluate'],
      ['GET', `${API}/vendor/${'x'.repeat(600)}`],
    ] as const;
    for (const [method, url] of requests) {
      const answer = await server.app.inject({ method, url, headers: { authorization: sessions[0] ?? '' } });
      expectHandled({ status: answer.statusCode, body: answer.body });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    const unreadable = await server.app.inject({ url: `${API}/vendor/%E0%A4%A` });
    expectHandled({ status: unreadable.statusCode, body: unreadable.body });
    expect(unreadable.statusCode).toBe(400);
  });
});
