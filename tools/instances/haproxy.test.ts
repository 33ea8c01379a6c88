import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startFakeInstance, type FakeInstance } from './fake-instance.ts';
import { HAPROXY_FILE, startHaproxy, type Haproxy } from './start-haproxy.ts';

let first: FakeInstance;
let second: FakeInstance;
let haproxy: Haproxy;
beforeEach(async () => {
  first = await startFakeInstance('first');
  second = await startFakeInstance('second');
  haproxy = await startHaproxy([first, second]);
});
afterEach(async () => {
  await Promise.all([haproxy.close(), first.close(), second.close()]);
});

interface Call {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: { name?: string; body?: string };
}

const call = ({ method = 'GET', path = '/', headers = {}, body }: Call = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: haproxy.port, method, path, headers, agent: false };
    const sent = request(options, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: text && JSON.parse(text) }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
const post = (body: string, headers = {}) => call({ method: 'POST', body, headers });
const waitUntilTrue = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const waitForLog = (pattern: RegExp) => waitUntilTrue(() => pattern.test(haproxy.log()));
const unavailable = { message: expect.any(String), meta: { translation_key: 'error.unavailable' } };

it('the example is valid without an environment, as the compose file uses it', () => {
  const { status, stderr } = spawnSync('/usr/sbin/haproxy', ['-c', '-f', HAPROXY_FILE], { encoding: 'utf8' });
  expect(stderr.match(/could not resolve address '[^']+'/g)).toEqual([
    "could not resolve address 'portal-1'",
    "could not resolve address 'portal-2'",
  ]);
  expect(status).toBe(0);
});

describe('calls', () => {
  it('are distributed in turn, with unchanged Host, body and repeated headers', async () => {
    const answers: Answer[] = [];
    for (const body of ['one', 'two'])
      answers.push(
        await call({ method: 'POST', path: '/order?x=1', headers: { host: 'sg.localhost' }, body }),
      );
    expect(answers.map(({ body }) => body.name).sort()).toEqual(['first', 'second']);
    expect(answers.map(({ body }) => body.body)).toEqual(['one', 'two']);
    expect(answers[0]?.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(first.seen[0]).toMatchObject({ url: '/order?x=1', headers: { host: 'sg.localhost' } });
  });

  it('contain their real origin, regardless of headers of the caller', async () => {
    await call({
      headers: {
        'x-forwarded-for': '8.8.8.8',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '8.8.8.8',
        forwarded: 'for=8.8.8.8',
      },
    });
    const [seen] = [...first.seen, ...second.seen];
    const { headers } = seen!;
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    for (const name of ['x-forwarded-host', 'x-real-ip', 'forwarded'])
      expect(headers).not.toHaveProperty(name);
  });

  it('go to the other instance when one is down, with any method, because they never arrived', async () => {
    await first.close();
    for (let count = 0; count < 4; count += 1) expect((await post('x')).body.name).toBe('second');
    expect(second.seen).toHaveLength(4);
  });

  it('stay away from an instance that is not ready, until it is', async () => {
    first.state.isReady = false;
    await waitForLog(/instances\/first is DOWN/);
    for (let count = 0; count < 4; count += 1) expect((await call()).body.name).toBe('second');
    first.state.isReady = true;
    await waitForLog(/instances\/first is UP/);
    await waitUntilTrue(async () => (await call()).body.name === 'first');
  });

  it('are repeated after an instance died only if they change nothing or have an idempotency key', async () => {
    const cut: RequestListener = (message) => message.socket.destroy();
    first.state.answer = cut;
    second.state.answer = cut;
    const arrivals = () => first.seen.length + second.seen.length;
    const change = await post('x');
    expect([change.status, change.headers['retry-after'], change.headers['cache-control']]).toEqual([
      502,
      '1',
      'no-store',
    ]);
    expect(change.body).toEqual(unavailable);
    expect(arrivals()).toBe(1);
    for (const repeatable of [{}, { method: 'POST', body: 'x', headers: { 'idempotency-key': 'one' } }]) {
      first.seen.length = 0;
      second.seen.length = 0;
      expect((await call(repeatable)).status).toBe(502);
      expect([first.seen.length > 0, second.seen.length > 0]).toEqual([true, true]);
    }
  });

  it('are refused in the format of the API without an instance', async () => {
    await Promise.all([first.close(), second.close()]);
    expect(await call()).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, body: unavailable });
  });
});

describe('live channels', () => {
  const open = () =>
    new Promise<{ socket: Socket; heard: () => string }>((resolve) => {
      const socket = connect(haproxy.port, '127.0.0.1');
      let heard = '';
      socket.on('data', (data) => {
        heard += data;
        if (heard.includes('\r\n\r\n')) resolve({ socket, heard: () => heard });
      });
      socket.on('close', () => resolve({ socket, heard: () => heard }));
      socket.write(
        'GET /live?x=1 HTTP/1.1\r\nHost: tw.localhost\r\nX-Forwarded-For: 8.8.8.8\r\nConnection: Upgrade\r\n' +
          'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
    });

  it('are connected with an instance in both directions and end together', async () => {
    const { socket, heard } = await open();
    socket.write('hello');
    await waitUntilTrue(() => /(first|second):hello/.test(heard()));
    const got = [...first.seen, ...second.seen][0];
    expect(got).toMatchObject({
      url: '/live?x=1',
      headers: { host: 'tw.localhost', upgrade: 'websocket', 'x-forwarded-for': '127.0.0.1' },
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await Promise.all([first.close(), second.close()]);
    await ended;
  });

  it('open at the other instance when one is down, and are refused when both are', async () => {
    await first.close();
    for (let count = 0; count < 2; count += 1) {
      const { socket, heard } = await open();
      expect(heard()).toMatch(/^HTTP\/1.1 101 /);
      socket.destroy();
    }
    await second.close();
    expect((await open()).heard()).toMatch(/^HTTP\/1.1 503 [^]*\r\nretry-after: 1\r\n/i);
  });
});
