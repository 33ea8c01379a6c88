import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type * as Client from '@courier/api-client';
import type * as Realtime from '@courier/api-client/realtime';
import type * as PageDocument from '@courier/config/document';
import type * as Holds from '../updates/reload-holds';
import type * as Access from './access';
import type * as LiveAuthorization from './live-authorization';
import type * as Refresh from './refresh';
import type * as Store from './session.store';
import { buildToken } from '../testing/build-session';

/** Parts of every token in this test; the middle part of the guest token contains its claims. */
const SECRETS = [
  'access-one',
  'access-two',
  'id-one',
  'id-two',
  'refresh-one',
  'refresh-two',
  'guest-secret',
];
const guestToken = buildToken({ exp: 4_000_000_000, sub: 'guest-secret' });
const secrets = [...SECRETS, guestToken, guestToken.split('.')[1] ?? ''];

const sent: { url: string; init: RequestInit | undefined }[] = [];
const opened: string[] = [];
// The network is outside the page, so a remote cannot replace its functions.
const { Response: NetworkAnswer, JSON: NetworkJson } = { Response, JSON: { stringify: JSON.stringify } };
const jsonResponse = (body: unknown, status = 200) =>
  new NetworkAnswer(NetworkJson.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A fake network: refuses the first token and refreshes the session once. */
async function network(input: unknown, init?: RequestInit): Promise<Response> {
  const url = String(input);
  sent.push({ url, init });
  const { Authorization = '' } = (init?.headers ?? {}) as Record<string, string>;
  if (url.endsWith('/login/extend')) return jsonResponse(EXTENDED);
  return Authorization.includes('access-two')
    ? jsonResponse(VENDORS)
    : jsonResponse({ message: 'expired' }, 401);
}
const EXTENDED = {
  result: {
    AuthenticationResult: {
      AccessToken: 'access-two',
      IdToken: 'id-two',
      RefreshToken: 'refresh-two',
      ExpiresIn: 900,
      TokenType: 'Bearer',
    },
  },
};
const VENDORS = { result: { vendors: [] } };

class OwnSocket extends EventTarget {
  readyState = 0;
  constructor(url: string) {
    super();
    opened.push(url);
  }
  send() {}
  close() {}
}

const undo: (() => void)[] = [];
function replace(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.push(() =>
    before ? Object.defineProperty(target, name, before) : void Reflect.deleteProperty(target, name),
  );
}

beforeEach(() => {
  jest.resetModules();
  sent.length = 0;
  opened.length = 0;
  replace(globalThis, 'fetch', network);
  replace(globalThis, 'WebSocket', OwnSocket);
});
afterEach(() => {
  undo
    .splice(0)
    .reverse()
    .forEach((restore) => restore());
  localStorage.clear();
});

/**
 * The functions that a remote can replace; each replacement records its arguments and result. Node's network
 * uses the `TextDecoder` of this page, so that one is tested only in the browser.
 */
const PLACES: readonly [() => object, readonly string[]][] = [
  [() => globalThis, ['fetch', 'XMLHttpRequest', 'WebSocket', 'Headers', 'Request', 'Response', 'FormData']],
  [
    () => globalThis,
    ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'structuredClone'],
  ],
  [
    () => globalThis,
    ['atob', 'btoa', 'encodeURIComponent', 'TextDecoder', 'TextEncoder', 'URL', 'postMessage'],
  ],
  [() => JSON, ['parse', 'stringify']],
  [() => Object.getPrototypeOf(localStorage) as object, ['getItem', 'setItem', 'removeItem', 'key']],
  [() => Response.prototype, ['text', 'json', 'clone', 'arrayBuffer', 'blob']],
  [() => Headers.prototype, ['set', 'append', 'get']],
  [() => XMLHttpRequest.prototype, ['open', 'send', 'setRequestHeader']],
  [() => Map.prototype, ['set', 'get', 'has', 'delete']],
  [() => console, ['log', 'warn', 'error', 'info', 'debug']],
  [() => navigator, ['sendBeacon']],
];

/** Replaces the functions as a hostile remote would; returns everything it has seen and the calls. */
function runHostileRemote() {
  const seen: string[] = [];
  const calls: string[] = [];
  const stringify = JSON.stringify;
  const record = (value: unknown) => {
    if (typeof value === 'string') seen.push(value);
    else if (typeof value === 'object' && value !== null) {
      try {
        seen.push(stringify(value) ?? '');
      } catch {
        seen.push(Object.keys(value).join());
      }
    }
  };
  const spied = (name: string, original: unknown) =>
    function spy(this: unknown, ...args: unknown[]): unknown {
      calls.push(name);
      args.forEach(record);
      if (typeof original !== 'function') return undefined;
      const result: unknown = new.target
        ? Reflect.construct(original, args)
        : Reflect.apply(original, this, args);
      if (name === 'text' || name === 'json') void (result as Promise<unknown>).then(record);
      else record(result);
      return result;
    };
  const targets = PLACES.map(([of, names]) => [of(), names] as const);
  for (const [target, names] of targets) {
    for (const name of names) replace(target, name, spied(name, (target as Record<string, unknown>)[name]));
  }
  replace(
    window,
    'localStorage',
    new Proxy({}, { get: (_, name) => spied(`localStorage.${String(name)}`, null) }),
  );
  return { seen, calls };
}

/** Evaluates a module of the frame again, as a new page does. */
const load = <Module>(path: string) => jest.requireActual<Module>(path);

it('a remote that has replaced all accessible functions sees no token while a session is read, sent, refreshed, stored and ended', async () => {
  const client = load<typeof Client>('@courier/api-client');
  const realtime = load<typeof Realtime>('@courier/api-client/realtime');
  const early = load<typeof PageDocument>('@courier/config/document');
  const { blockWhileSending, createReloadHolds } = load<typeof Holds>('../updates/reload-holds');
  const { sessionAuthorization } = load<typeof Access>('./access');
  const { liveSessionAuthorization } = load<typeof LiveAuthorization>('./live-authorization');
  const { createRefresh } = load<typeof Refresh>('./refresh');
  const { createSessionStore } = load<typeof Store>('./session.store');
  const meta = { AccessToken: 'access-one', IdToken: 'id-one', RefreshToken: 'refresh-one', Expires: 4e9 };
  localStorage.setItem('session', JSON.stringify({ user: { id: 'u', email: 'e' }, meta }));
  early.sendEarly('/api/early', { headers: { Authorization: 'Bearer access-one|id-one' } }, client.ownFetch);
  early.hideEarlyAnswers();
  sent.length = 0;

  const { seen, calls } = runHostileRemote();

  const session = createSessionStore(early.browserStorage());
  const api = client.createApiClient({
    baseUrl: '/api',
    fetch: blockWhileSending(early.withEarlyAnswers(client.ownFetch), createReloadHolds()),
    authorization: () => sessionAuthorization(session.getState()),
    onUnauthorized: async () => (await refresh(true)) === 'refreshed',
  });
  const refresh = createRefresh({ api, session, exclusive: (work) => work() });
  expect(await api.vendors.list()).toEqual(VENDORS);
  expect(session.stored()?.meta.RefreshToken).toBe('refresh-two');
  const channel = realtime.createLiveChannel({
    url: 'wss://portal.test/live',
    ticket: async () => null,
    authorization: () => liveSessionAuthorization(session.getState()),
    onOrderUpdate: () => undefined,
    onState: () => undefined,
  });
  await Promise.resolve();
  await new Promise<void>((resolve) => setTimeout(resolve, 0));
  channel.close();
  session.storeGuestLogin({ vendor_id: 'g1', token: guestToken, name: 'Lin', phoneNumber: '+96550000000' });
  session.reload();
  expect(session.getState().guest?.token).toBe(guestToken);

  // The tokens were sent, and the replaced functions were called.
  expect(sent.filter(({ url }) => url.includes('/api/'))).toHaveLength(3);
  expect(String(sent.at(-1)?.init?.headers && Object.values(sent.at(-1)?.init?.headers ?? {}))).toContain(
    'access-two',
  );
  expect(opened).toEqual(['wss://portal.test/live?Authorization=Bearer%20access-two%7Cid-two']);
  expect(calls).toEqual(expect.arrayContaining(['setTimeout', 'get']));
  expect(secrets.filter((secret) => seen.some((text) => text.includes(secret)))).toEqual([]);
});
