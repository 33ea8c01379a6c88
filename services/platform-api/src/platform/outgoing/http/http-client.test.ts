import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createHttpClient, type HttpClientSettings, type OutgoingRequest } from './http-client';
import { OutgoingFailure } from './outgoing-failure';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server;
let origin: string;
let respond: Respond;
let requests: {
  path: string;
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
}[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', method = '', headers } = request;
      const bytes = Buffer.concat(parts);
      requests.push({ path, method, headers, body: bytes.toString(), bytes });
      respond(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  requests = [];
});

const send = (request: Partial<OutgoingRequest> = {}, settings: Partial<HttpClientSettings> = {}) =>
  createHttpClient({ timeoutMs: 5000, mostBytes: 1000, ...settings }).send({ url: origin, ...request });

const fail = async (...call: Parameters<typeof send>): Promise<Partial<OutgoingFailure>> => {
  const error: unknown = await send(...call).catch((failure: unknown) => failure);
  if (!(error instanceof OutgoingFailure)) throw new Error(`no failure, but ${JSON.stringify(error)}`);
  const { kind, status, reason } = error;
  return { kind, status, reason };
};

describe('a call of another server', () => {
  it('returns the answer of every status with its headers', async () => {
    respond = (response) => response.writeHead(404, { 'retry-after': '7' }).end('{"é":1}');
    expect(await send()).toMatchObject({ status: 404, headers: { 'retry-after': '7' }, text: '{"é":1}' });
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'sends the whole body of a %s and names itself',
    async (method) => {
      respond = (response) => response.end();
      await send({ method, headers: { 'x-key': 'k' }, body: '{"name":"Zoë"}' });
      expect(requests).toMatchObject([
        { method, body: '{"name":"Zoë"}', headers: { 'x-key': 'k', 'user-agent': 'courier-portal' } },
      ]);
    },
  );

  it('sends and reads bytes that are no text, with the same limits', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0, 0x80]);
    respond = (response) => response.writeHead(201, { 'content-type': 'image/jpeg' }).end(bytes);
    const client = createHttpClient({ timeoutMs: 5000, mostBytes: 4 });
    const answer = await client.fetchBytes({ url: origin, method: 'PUT', body: bytes });
    expect(answer).toMatchObject({ status: 201, headers: { 'content-type': 'image/jpeg' }, content: bytes });
    expect(requests[0]?.bytes).toEqual(bytes);
    expect(requests[0]?.headers['content-length']).toBe('4');
    respond = (response) => response.end(Buffer.concat([bytes, bytes]));
    await expect(client.fetchBytes({ url: origin })).rejects.toMatchObject({
      kind: 'lost',
      reason: 'answer too large',
    });
  });

  it('reads a packed answer, whose limit counts unpacked bytes', async () => {
    respond = (response, { url }) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(url === '/long' ? 'a'.repeat(1001) : 'short'));
    expect((await send()).text).toBe('short');
    expect(await fail({ url: `${origin}/long` })).toMatchObject({ kind: 'lost', reason: 'answer too large' });
  });

  it('is lost after its time, before the answer and in the middle of it', async () => {
    const lost = { kind: 'lost', status: null, reason: 'timeout' };
    respond = () => undefined;
    expect(await fail({}, { timeoutMs: 50 })).toEqual(lost);
    respond = (response) => response.writeHead(200).write('{"half":');
    expect(await fail({}, { timeoutMs: 50 })).toEqual(lost);
  });

  it('is lost without a connection and where the connection breaks', async () => {
    const lost = { kind: 'lost', status: null, reason: 'connection' };
    expect(await fail({ url: 'http://127.0.0.1:9' })).toEqual(lost);
    respond = (response, { socket }) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"half":', () => socket.destroy());
    };
    expect(await fail()).toEqual(lost);
    respond = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no archive');
    expect(await fail()).toEqual(lost);
  });

  it('is lost with an answer that is too large, and cut where only its status counts', async () => {
    respond = (response) => response.end(Buffer.alloc(1_000_000));
    expect(await fail()).toEqual({ kind: 'lost', status: 200, reason: 'answer too large' });
    expect(await send({}, { isBodyUnused: true })).toMatchObject({ status: 200, text: '' });
    respond = (response) => response.end('a'.repeat(1000));
    expect((await send()).text).toHaveLength(1000);
  });

  it('calls nothing but http and https', async () => {
    for (const url of ['ftp://example.org/', 'file:///etc/passwd'])
      expect(await fail({ url })).toEqual({ kind: 'refused', status: null, reason: 'refused-address' });
  });
});

describe('a redirect', () => {
  const moved =
    (location: string, status = 302): Respond =>
    (response, { url }) =>
      url === '/ok' ? response.end('arrived') : response.writeHead(status, { location }).end();

  it('is an answer unless the settings follow it', async () => {
    respond = moved('/ok');
    expect((await send()).status).toBe(302);
    expect(await send({}, { redirects: 1 })).toMatchObject({ status: 200, text: 'arrived' });
  });

  it('of a call that changes something is never followed', async () => {
    respond = moved('/ok', 307);
    expect((await send({ method: 'POST', body: '{}' }, { redirects: 3 })).status).toBe(307);
  });

  it('is followed a limited number of times, without the headers of the first call', async () => {
    respond = moved('/again');
    expect((await send({ headers: { 'x-key': 'secret' } }, { redirects: 3 })).status).toBe(302);
    expect(requests.map(({ headers }) => headers['x-key'])).toEqual([
      'secret',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the rule for addresses', () => {
  const refused = { kind: 'refused', status: null, reason: 'refused-address' };

  it('is applied to the address of a name, which alone is connected to', async () => {
    respond = (response) => response.end();
    const seen: string[] = [];
    const isAllowed = (protocol: string, address: string) => seen.push(`${protocol} ${address}`) > 0;
    const url = origin.replace('127.0.0.1', 'localhost');
    expect((await send({ url }, { isAllowed })).status).toBe(200);
    expect(seen).toEqual([expect.stringMatching(/^http: (127\.0\.0\.1|::1)$/)]);
    expect(requests[0]?.headers.host).toBe(new URL(url).host);
    expect(await fail({ url }, { isAllowed: () => false })).toEqual(refused);
    expect(requests).toHaveLength(1);
  });

  it('is applied again to the target of a redirect', async () => {
    respond = (response, { url }) =>
      url === '/private'
        ? response.end('secret')
        : response.writeHead(302, { location: `${origin.replace('127.0.0.1', '127.0.0.2')}/private` }).end();
    const isAllowed = (_protocol: string, address: string) => address === '127.0.0.1';
    expect(await fail({}, { isAllowed, redirects: 3 })).toEqual(refused);
    expect(requests.map(({ path }) => path)).toEqual(['/']);
  });

  it('says which host does not exist', async () => {
    const url = 'http://no-such-host.invalid/';
    expect(await fail({ url }, { isAllowed: () => true })).toMatchObject({ reason: 'unknown-host' });
  });
});
