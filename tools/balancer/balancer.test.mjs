import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createBalancer } from './balancer.mjs';
import { instancesProblem } from './cluster.mjs';
import { startFakeInstance } from './fake-instance.mjs';

let first;
let second;
let balancer;
let port;
beforeEach(async () => {
  first = await startFakeInstance('first');
  second = await startFakeInstance('second');
  balancer = createBalancer([first, second]);
  await balancer.readiness.first;
  port = await balancer.listen(0, '127.0.0.1');
});
afterEach(async () => {
  await Promise.all([balancer.close(), first.close(), second.close()]);
});

const call = ({ method = 'GET', path = '/', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
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
const waitUntilTrue = async (isTrue) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('calls', () => {
  it('are distributed in turn, with unchanged Host, body and repeated headers', async () => {
    const answers = [];
    for (const body of ['one', 'two']) {
      answers.push(
        await call({ method: 'POST', path: '/order?x=1', headers: { host: 'sg.localhost' }, body }),
      );
    }
    expect(answers.map(({ body }) => body.name).sort()).toEqual(['first', 'second']);
    expect(answers.map(({ body }) => body.body)).toEqual(['one', 'two']);
    expect(answers[0].headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(first.seen[0]).toMatchObject({ url: '/order?x=1', headers: { host: 'sg.localhost' } });
  });

  it('contain their real origin, regardless of headers of the caller', async () => {
    const headers = {
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=8.8.8.8',
    };
    await call({ headers });
    const [got] = [...first.seen, ...second.seen];
    expect(got.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(got.headers).not.toHaveProperty('x-forwarded-host');
    expect(got.headers).not.toHaveProperty('forwarded');
  });

  it('go to the other instance when one is down, with any method, because they never arrived', async () => {
    await first.close();
    for (let count = 0; count < 4; count += 1) {
      expect((await call({ method: 'POST', body: 'x' })).body.name).toBe('second');
    }
    expect(second.seen).toHaveLength(4);
  });

  it('stay away from an instance that is not ready, until it is', async () => {
    first.state.isReady = false;
    await waitUntilTrue(() => !balancer.readiness.isReady(first));
    for (let count = 0; count < 4; count += 1) expect((await call()).body.name).toBe('second');
    first.state.isReady = true;
    await waitUntilTrue(() => balancer.readiness.isReady(first));
    const names = [(await call()).body.name, (await call()).body.name];
    expect(names.sort()).toEqual(['first', 'second']);
  });

  it('are repeated after an instance died only if they change nothing', async () => {
    first.state.answer = (message) => message.socket.destroy();
    second.state.answer = first.state.answer;
    const change = await call({ method: 'POST', body: 'x' });
    expect([change.status, change.headers['retry-after'], change.body.meta.translation_key]).toEqual([
      503,
      '1',
      'error.unavailable',
    ]);
    expect(first.seen.length + second.seen.length).toBe(1);
    await call();
    expect(first.seen.length + second.seen.length).toBe(3);
  });

  it('are refused in the format of the API without an instance', async () => {
    await Promise.all([first.close(), second.close()]);
    expect(await call()).toMatchObject({
      status: 503,
      body: { meta: { translation_key: 'error.unavailable' } },
    });
  });
});

describe('live channels', () => {
  const open = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.on('data', (data) => {
        heard += data;
        if (heard.includes('\r\n\r\n')) resolve({ socket, heard: () => heard });
      });
      socket.on('close', () => resolve({ socket, heard: () => heard }));
      socket.write(
        'GET /live?x=1 HTTP/1.1\r\nHost: tw.localhost\r\nX-Forwarded-For: 8.8.8.8\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n',
      );
    });

  it('are connected with an instance in both directions and end together', async () => {
    const { socket, heard } = await open();
    socket.write('hello');
    await waitUntilTrue(() => /(first|second):hello/.test(heard()));
    const got = [...first.seen, ...second.seen][0];
    expect(got).toMatchObject({
      url: '/live?x=1',
      headers: { host: 'tw.localhost', upgrade: 'echo', 'x-forwarded-for': '127.0.0.1' },
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
    expect((await open()).heard()).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: 1\r\n/);
  });
});

it.each([
  ['2', undefined, /^INSTANCES=2 needs DATABASE_URL, because the embedded database serves one process only/],
  ['two', 'postgresql://x', 'INSTANCES is "two", but it must be a whole number from 1 to 64.'],
  ['0', 'postgresql://x', 'INSTANCES is "0", but it must be a whole number from 1 to 64.'],
])('refuses %s instances with DATABASE_URL %s in one sentence', (count, url, sentence) => {
  expect(instancesProblem(count, url)).toMatch(sentence);
});

it('takes one instance without a DATABASE_URL, and several with one', () => {
  expect([instancesProblem('1', ''), instancesProblem('2', 'postgresql://x')]).toEqual([null, null]);
});
