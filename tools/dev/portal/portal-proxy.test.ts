import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalConfig } from './testing/portal-config';
import { portalOrigin } from './ask-portal';
import { connectPortal, type ConnectedPortal } from './connect-portal';
import { createPortalProxy } from './portal-proxy';

const CREDENTIALS = { email: 'owner@demo.test', password: 'right' };
const open: Server[] = [];
const serverPort = (server: Server) => (server.address() as AddressInfo).port;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(answer: Answer): Promise<Server> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

async function readMessageText(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return text;
}

let heard: { method?: string | undefined; url?: string | undefined; headers: IncomingMessage['headers'] }[] =
  [];
let expiresIn = 3600;
let maySign = true;
const tokens = (name: string) => ({
  AccessToken: `${name}-access`,
  IdToken: `${name}-id`,
  RefreshToken: 'refresh',
  ExpiresIn: expiresIn,
  TokenType: 'Bearer',
});

const portalAnswer: Answer = (asked, response) => {
  heard.push({ method: asked.method, url: asked.url, headers: asked.headers });
  const jsonResponse = (status: number, body: object) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'set-cookie': 'device=1',
        'access-control-allow-origin': '*',
      })
      .end(JSON.stringify(body));
  if (asked.url === '/connect')
    return void response.end(
      `<html><script type="application/json" id="courier-config" nonce="n">${JSON.stringify(portalConfig)}</script></html>`,
    );
  if (asked.url === '/courier/api/v1/login')
    return void readMessageText(asked).then((body) =>
      body.includes('"right"')
        ? jsonResponse(200, {
            result: { user: { id: 'u1', email: 'owner@demo.test' }, AuthenticationResult: tokens('first') },
          })
        : jsonResponse(401, { message: 'no' }),
    );
  if (asked.url === '/courier/api/v1/login/extend')
    return void (maySign
      ? jsonResponse(200, { result: { AuthenticationResult: tokens('second') } })
      : jsonResponse(401, { message: 'over' }));
  return void jsonResponse(200, { result: { vendors: [] } });
};

let portal: Server;
let development: Server;
let said: string[] = [];
let connected: ConnectedPortal;

/** Like the development server's header for scripts, which portals load. */
const forEverybody = (response: ServerResponse) => response.setHeader('access-control-allow-origin', '*');

async function connectAndServe(): Promise<void> {
  connected = await connectPortal(`http://localhost:${serverPort(portal)}`, async () => CREDENTIALS);
  const proxy = () =>
    createPortalProxy(connected, serverPort(development), (sentence) => said.push(sentence));
  development = await listen((asked, response) => {
    forEverybody(response);
    proxy().respond(asked, response, () => response.writeHead(200).end('page'));
  });
  development.on('upgrade', (asked, socket, head) => proxy().upgrade(asked, socket, head));
  heard = [];
}

beforeEach(async () => {
  [heard, said, expiresIn, maySign] = [[], [], 3600, true];
  portal = await listen(portalAnswer);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Heard {
  status: number | undefined;
  text: string;
  headers: IncomingMessage['headers'];
}

const OWN = { 'sec-fetch-site': 'same-origin' };
function requestProxy(path: string, headers: Record<string, string> = OWN, method = 'GET'): Promise<Heard> {
  const port = serverPort(development);
  return new Promise((resolve, reject) => {
    const asked = request({
      host: 'localhost',
      port,
      path,
      method,
      headers: { host: `localhost:${port}`, ...headers },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const { statusCode: status } = answer;
      void readMessageText(answer).then((text) => resolve({ status, text, headers: answer.headers }));
    });
    asked.end();
  });
}
const VENDORS = '/courier/api/v1/vendors';

it('forwards a call with its session and only the necessary headers of the page', async () => {
  await connectAndServe();
  const answer = await requestProxy(VENDORS, {
    ...OWN,
    cookie: 'a=b',
    authorization: 'Bearer page',
    accept: 'application/json',
  });
  expect([answer.status, answer.text]).toEqual([200, '{"result":{"vendors":[]}}']);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.headers).toMatchObject({
    authorization: 'Bearer first-access|first-id',
    accept: 'application/json',
  });
  expect(heard[0]?.headers['cookie']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['no browser at all', {}],
  ['a name that was made to lead here', { ...OWN, host: 'evil.example' }],
])('%s gets nothing of the session', async (_who, headers) => {
  await connectAndServe();
  const answer = await requestProxy(VENDORS, headers);
  expect(answer.status).toBe(403);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(heard).toEqual([]);
});

it.each([
  ['POST', '/courier/api/v1/login', 403],
  ['POST', '/courier/api/v1/login/extend', 403],
  ['POST', '/courier/api/v1/logout', 403],
  ['GET', '/courier/api/v1/no-such-call', 404],
  ['DELETE', VENDORS, 404],
  ['GET', '/courier/api/v1/%E0%A4%A', 404],
])('%s %s is answered here with %i', async (method, path, status) => {
  await connectAndServe();
  expect((await requestProxy(path, OWN, method)).status).toBe(status);
  expect(heard).toEqual([]);
});

it('public calls carry no session, and other requests are left to the server', async () => {
  await connectAndServe();
  await requestProxy('/ofrep/v1/evaluate/flags', OWN, 'POST');
  expect(heard.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/ofrep/v1/evaluate/flags', undefined],
  ]);
  expect((await requestProxy('/main.js', {})).text).toBe('page');
});

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': 'a2V5',
  'sec-websocket-version': '13',
};
const ownOrigin = () => ({ origin: `http://localhost:${serverPort(development)}` });

it('opens the live channel for its own page, like a page of the portal, and forwards messages', async () => {
  portal.on('upgrade', (asked, socket) => {
    heard.push({ method: asked.method, url: asked.url, headers: asked.headers });
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\nhello',
    );
    socket.on('data', (said) => socket.end(said));
  });
  await connectAndServe();
  const port = serverPort(development);
  const headers = { host: `localhost:${port}`, ...HANDSHAKE, ...ownOrigin(), cookie: 'a=b' };
  const answers = await new Promise<string>((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path: '/live?Authorization=Ticket%20once', headers });
    asked.on('error', reject).on('upgrade', (_answer, socket, first) => {
      let text = String(first);
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text));
      socket.write(' there');
    });
    asked.end();
  });
  expect(answers).toBe('hello there');
  expect(heard.at(-1)?.url).toBe('/live?Authorization=Ticket%20once');
  expect(heard.at(-1)?.headers).toMatchObject({ origin: connected.origin, upgrade: 'websocket' });
  expect(heard.at(-1)?.headers['cookie']).toBeUndefined();
});

it('opens no live channel for a page of another origin', async () => {
  await connectAndServe();
  expect((await requestProxy('/live', { ...HANDSHAKE, origin: 'https://evil.example' })).status).toBe(403);
  expect(heard).toEqual([]);
});

it('renews a token before it expires, once for simultaneous calls', async () => {
  expiresIn = 10;
  await connectAndServe();
  expiresIn = 3600;
  await Promise.all([requestProxy(VENDORS), requestProxy(VENDORS)]);
  const extended = heard.filter(({ url }) => url === '/courier/api/v1/login/extend');
  expect(extended).toHaveLength(1);
  expect(heard.filter(({ url }) => url === VENDORS).map(({ headers }) => headers.authorization)).toEqual(
    Array(2).fill('Bearer second-access|second-id'),
  );
});

it('reports that a session is over and that a portal is unreachable', async () => {
  expiresIn = 10;
  await connectAndServe();
  maySign = false;
  expect((await requestProxy(VENDORS)).status).toBe(401);
  expect(said).toEqual(['The portal has ended the session: start the development server again.']);
  portal.closeAllConnections();
  await new Promise((resolve) => portal.close(resolve));
  const gone = await requestProxy('/ofrep/v1/evaluate/flags', OWN, 'POST');
  expect([gone.status, gone.text]).toEqual([502, expect.stringContaining('does not answer')]);
});

it('says why it cannot connect', async () => {
  const origin = `http://localhost:${serverPort(portal)}`;
  const wrong = async () => ({ ...CREDENTIALS, password: 'wrong' });
  await expect(connectPortal(origin, wrong)).rejects.toThrow(
    `${origin} does not know this email address with this password.`,
  );
  const page = await listen((_asked, response) => void response.end('<html></html>'));
  await expect(connectPortal(`http://localhost:${serverPort(page)}`, wrong)).rejects.toThrow(
    /not as a portal/,
  );
  const gone = serverPort(page);
  page.closeAllConnections();
  await new Promise((resolve) => page.close(resolve));
  await expect(connectPortal(`http://localhost:${gone}`, wrong)).rejects.toThrow(
    /does not answer: start the portal/,
  );
});

it.each([
  'https://portal.example',
  'http://localhost:8080',
  'http://kw.localhost:8080/',
  'http://127.0.0.1:80',
])('a session may go to %s', (typed) => {
  expect(portalOrigin(typed)).toBe(new URL(typed).origin);
});

it.each([
  'portal.example',
  'http://portal.example',
  'http://localhost.evil.example',
  'https://me:secret@portal.example',
  'https://portal.example/tw',
  'https://portal.example/?a=b',
  'file:///tmp',
  '',
])('a session does not go to "%s"', (typed) => {
  expect(() => portalOrigin(typed)).toThrow(/A portal is named by its origin/);
});
