import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mount } from '../../contract-mount/mount';
import type { Deps } from '../../deps';

/** Flags over the OpenFeature remote evaluation protocol: all at once, with an ETag for the refresh. */
export function registerFlags(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.flags.evaluate, ({ request, reply }) => {
    const flags = Object.entries(deps.flags()).map(([key, value]) => ({
      key,
      value,
      reason: 'STATIC',
      variant: value ? 'on' : 'off',
    }));
    const etag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url').slice(0, 20)}"`;
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) void reply.code(304);
    return { flags };
  });
}
