import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { respondOffline } from './respond-offline';

/** What the worker uses of a response, which jsdom lacks. */
class TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly #content: string;

  constructor(content: string, { status = 200, headers = {} }: ResponseInit = {}) {
    this.#content = content;
    this.status = status;
    this.headers = new Headers(headers);
  }

  get ok() {
    return this.status < 400;
  }

  text = () => Promise.resolve(this.#content);
  clone = () => new TestResponse(this.#content, this);
}
const respond = (content: string, init?: ResponseInit) =>
  new TestResponse(content, init) as unknown as Response;

const realResponse: unknown = Reflect.get(globalThis, 'Response');
beforeAll(() => void Reflect.set(globalThis, 'Response', TestResponse));
afterAll(() => void Reflect.set(globalThis, 'Response', realResponse));

const ORIGIN = 'http://tw.localhost';
const MAIN = `${ORIGIN}/remotes/rider/1.0.0-abc/document/main.1.js`;

const request = (path: string, mode = 'cors', method = 'GET') => ({ url: `${ORIGIN}${path}`, mode, method });
const page = request('/rider', 'navigate');

function createPhone(answer: () => Promise<Response>) {
  const stored = new Map<string, Response>();
  const asked: string[] = [];
  return {
    stored,
    asked,
    sources: {
      fetch: ({ url }: { url: string }) => {
        asked.push(url);
        return answer();
      },
      openCache: () =>
        Promise.resolve({
          match: async (key: RequestInfo | URL) => stored.get(String(key))?.clone(),
          put: async (key: RequestInfo | URL, value: Response) => void stored.set(String(key), value),
        }),
    },
  };
}
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

it('opens the page of the server, and the stored one only when the server does not answer', async () => {
  const online = createPhone(() => Promise.resolve(respond('<html lang="en">new')));
  online.stored.set('/rider', respond('<html lang="en">old'));
  expect(await (await respondOffline(page, online.sources))?.text()).toBe('<html lang="en">new');
  for (const answer of [noConnection, () => Promise.resolve(respond('', { status: 502 }))]) {
    const offline = createPhone(answer);
    const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
    offline.stored.set('/rider', respond('<html lang="en">old', { headers }));
    const stored = await respondOffline(page, offline.sources);
    expect(await stored?.text()).toBe('<html data-stored lang="en">old');
    expect(Object.fromEntries(stored?.headers ?? [])).toEqual({ 'content-type': 'text/html' });
  }
});

it('takes a file of a release from the phone once it is there', async () => {
  const phone = createPhone(() => Promise.resolve(respond('script')));
  const file = request(new URL(MAIN).pathname);
  expect(await (await respondOffline(file, phone.sources))?.text()).toBe('script');
  expect(await (await respondOffline(file, phone.sources))?.text()).toBe('script');
  expect(phone.asked).toEqual([MAIN]);
});

it('never answers a call, a foreign page or a change', () => {
  const { sources } = createPhone(noConnection);
  for (const other of [
    request('/courier/rider/v1/shift'),
    request('/riders', 'navigate'),
    request('/remotes/rider/1.0.0-abc/document/main.1.js', 'cors', 'POST'),
    request('/remotes/request-rider/1.0.0-abc/main.1.js'),
  ])
    expect(respondOffline(other, sources)).toBeNull();
});
