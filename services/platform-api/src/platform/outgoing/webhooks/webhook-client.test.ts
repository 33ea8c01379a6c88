import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutgoingFailure } from '../http/outgoing-failure';
import { createWebhookClient } from './webhook-client';

const ANSWERS: Readonly<Record<string, { status: number; bytes: number; location?: string }>> = {
  '/ok': { status: 204, bytes: 0 },
  '/moved': { status: 302, bytes: 0, location: '/ok' },
  '/large': { status: 200, bytes: 1_000_000 },
};
let receiver: Server;
let origin: string;
const paths: string[] = [];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    paths.push(request.url ?? '');
    const { status, bytes, location } = ANSWERS[request.url ?? ''] ?? { status: 404, bytes: 0 };
    request.resume();
    response.writeHead(status, location === undefined ? {} : { location }).end(Buffer.alloc(bytes));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

/** The status of the answer, or why there is none. */
function createPost(rules: Parameters<typeof createWebhookClient>[0]) {
  const client = createWebhookClient(rules);
  return async (url: string): Promise<number | string> => {
    try {
      return (await client.send({ url, method: 'POST', body: '{}' })).status;
    } catch (error) {
      if (error instanceof OutgoingFailure) return error.reason;
      throw error;
    }
  };
}
const post = createPost({ isProduction: false, allowsLoopback: true });

it('gives the status of the answer, follows no redirect and reads no more than 64 kB', async () => {
  expect(await post(`${origin}/ok`)).toBe(204);
  expect(await post(`${origin}/moved`)).toBe(302);
  expect(await post(`${origin}/large`)).toBe(200);
  expect(paths).toEqual(['/ok', '/moved', '/large']);
});

it('says why there is no answer', async () => {
  expect(await post('http://127.0.0.1:1/')).toBe('connection');
  expect(await post('http://no-such-host.invalid/')).toBe('unknown-host');
});

it('calls nothing in production that only the server can reach, nor anything without https', async () => {
  const production = createPost({ isProduction: true, allowsLoopback: true });
  const port = new URL(origin).port;
  for (const url of [
    `${origin}/ok`,
    `https://127.0.0.1:${port}/ok`,
    `https://localhost:${port}/ok`,
    `https://[::1]:${port}/`,
  ])
    expect([url, await production(url)]).toEqual([url, 'refused-address']);
});

it('calls this machine outside production only by the setting', async () => {
  const cautious = createPost({ isProduction: false, allowsLoopback: false });
  const { port } = new URL(origin);
  const count = paths.length;
  for (const host of ['127.0.0.1', '127.8.9.10', '0.0.0.0', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])
    expect([host, await cautious(`http://${host}:${port}/ok`)]).toEqual([host, 'refused-address']);
  expect(paths).toHaveLength(count);
});
