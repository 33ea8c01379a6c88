import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { Deps } from '../deps';
import { registerSecurityHeaders } from './security-headers';

async function fetchHeaders(type: string): Promise<Record<string, unknown>> {
  const app = Fastify();
  await registerSecurityHeaders(app, {
    config: { corsOrigins: [], environment: 'stg' } as unknown as Deps['config'],
  });
  app.get('/', (_request, reply) => reply.type(type).send('content'));
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
const OF_DOCUMENTS = ['permissions-policy', 'x-frame-options', 'cross-origin-opener-policy'];

it.each(['application/javascript; charset=utf-8', 'text/javascript', 'text/css; charset=utf-8'])(
  '%s has no headers that only apply to documents',
  async (type) => {
    const headers = await fetchHeaders(type);
    expect(headers).toMatchObject(ALWAYS);
    expect(OF_DOCUMENTS.filter((name) => name in headers)).toEqual([]);
  },
);

it.each(['text/html', 'image/svg+xml', 'application/json'])('%s has all headers', async (type) => {
  const headers = await fetchHeaders(type);
  expect(headers).toMatchObject(ALWAYS);
  expect(OF_DOCUMENTS.filter((name) => name in headers)).toEqual(OF_DOCUMENTS);
});
