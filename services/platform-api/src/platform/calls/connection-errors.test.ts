import { errorAnswerSchema } from '@courier/api-client/contract';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import * as z from 'zod';
import { API } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startTestApp({}, { arrivalTimes: { ...REQUEST_LIMITS, headersMs: 200 } });
  port = Number(new URL(await server.listen()).port);
});
afterAll(() => server.close());

const respondTo = (bytes: string) =>
  new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (heard += String(data)));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(heard));
  });

const LONG = 'x'.repeat(20_000);
const HOST = 'Host: kw.localhost\r\nConnection: close\r\n';
describe('the uniform error shape', () => {
  it.each([
    [400, 'error.invalid-input', 'bytes that are no HTTP', 'what is this\r\n\r\n'],
    [
      400,
      'error.invalid-input',
      'two lengths',
      `POST ${API}/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    ],
    [400, 'error.invalid-input', 'a path that cannot be read', `GET ${API}/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`],
    [
      400,
      'error.invalid-input',
      'a body that is no JSON',
      `POST /ofrep/v1/evaluate/flags HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{`,
    ],
    [400, 'error.invalid-input', 'a method that is none', `FETCH ${API}/vendors HTTP/1.1\r\n${HOST}\r\n`],
    [400, 'error.invalid-input', 'a version that is none', `GET ${API}/vendors HTTP/9.9\r\n${HOST}\r\n`],
    [
      400,
      'error.invalid-input',
      'a header without a name',
      `GET ${API}/vendors HTTP/1.1\r\n${HOST}: x\r\n\r\n`,
    ],
    [
      400,
      'error.invalid-input',
      'a chunk whose length is no number',
      `POST ${API}/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    [404, 'error.not-found', 'an address nobody has', `DELETE ${API}/nothing HTTP/1.1\r\n${HOST}\r\n`],
    [
      408,
      'error.too-slow',
      'headers that do not end',
      `GET ${API}/vendors HTTP/1.1\r\nHost: kw.localhost\r\n`,
    ],
    [
      413,
      'error.too-large',
      'a body beyond the limit',
      `POST ${API}/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{`,
    ],
    [
      404,
      'error.not-found',
      'an id longer than any',
      `GET ${API}/vendor/${'x'.repeat(3000)} HTTP/1.1\r\n${HOST}\r\n`,
    ],
    [
      431,
      'error.too-large',
      'an address beyond the limit',
      `GET ${API}/vendors?x=${LONG} HTTP/1.1\r\n${HOST}\r\n`,
    ],
    [
      415,
      'error.unsupported-media-type',
      'a body that is XML',
      `POST ${API}/login HTTP/1.1\r\n${HOST}Content-Type: text/xml\r\nContent-Length: 1\r\n\r\n<`,
    ],
    [
      431,
      'error.too-large',
      'headers beyond the limit',
      `GET ${API}/vendors HTTP/1.1\r\n${HOST}X-Long: ${LONG}\r\n\r\n`,
    ],
  ])('%d %s answers %s', async (status, key, _what, bytes) => {
    const [head = '', body = ''] = (await respondTo(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `);
    expect(head.toLowerCase()).toContain('content-type: application/json');
    const answer: unknown = JSON.parse(body);
    expect(z.safeParse(errorAnswerSchema, answer).success).toBe(true);
    expect(answer).toMatchObject({ meta: { translation_key: key } });
  });
});
