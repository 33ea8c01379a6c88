import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from './deps';
import { mount } from '../../platform/calls/mount';
import { operatorCalls } from './operator-calls';

export function registerOperations(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));

  // Migrations and demo data are complete before the server listens, so only database, disk space and site
  // can be missing.
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const waitingFor: string[] = [];
    await deps.db
      .selectFrom('server_keys')
      .select('id')
      .limit(1)
      .execute()
      .catch(() => waitingFor.push('database'));
    if (await deps.storage.isFull(deps.db)) waitingFor.push('storage');
    if (!existsSync(join(deps.config.siteDir, 'documents.json'))) waitingFor.push('site');
    if (waitingFor.length > 0) void reply.code(503);
    return { status: waitingFor.length === 0 ? 'ready' : 'waiting', waiting_for: waitingFor };
  });

  mount(app, deps, operatorCalls.metrics, async ({ reply }) => {
    await deps.refreshMetrics();
    void reply.type(deps.metrics.registry.contentType);
    return Buffer.from(await deps.metrics.registry.metrics());
  });

  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: String(reply.statusCode),
    };
    deps.metrics.calls.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
