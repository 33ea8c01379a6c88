import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Deps } from './deps';
import { evidenceKeys, publicPart } from '../../../platform/keys/evidence-keys';
import { registerEvidencePages } from './evidence-routes';
import { endShares, openShares, shareEvidence } from './evidence-shares';
import { readEvidence } from './read-evidence';
import { signEvidence } from './sign-evidence';

/** Public keys for signed evidence. */
const KEYS = '/.well-known/courier-evidence.json';

export async function registerEvidence(app: FastifyInstance, deps: Deps): Promise<void> {
  const { clock } = deps;
  mount(app, deps, contract.evidence.get, async ({ params, db }) => ({
    result: await readEvidence(db, params.orderId, clock.nowSeconds()),
  }));

  mount(app, deps, contract.evidence.signed, async ({ params, db }) => ({
    result: await signEvidence(deps, await readEvidence(db, params.orderId, clock.nowSeconds())),
  }));

  mount(app, deps, contract.evidence.share, async ({ params, country, db }) => ({
    result: await shareEvidence(db, { country, orderId: params.orderId, nowSeconds: clock.nowSeconds() }),
  }));

  mount(app, deps, contract.evidence.shares, async ({ params, db }) => ({
    result: await openShares(db, params.orderId, clock.nowSeconds()),
  }));

  mount(app, deps, contract.evidence.endShares, async ({ params, db }) => {
    await endShares(db, params.orderId);
    return { result: await openShares(db, params.orderId, clock.nowSeconds()) };
  });

  app.get(KEYS, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/jwk-set+json')
      .send(JSON.stringify({ keys: (await evidenceKeys(deps)).map(publicPart) })),
  );
  await registerEvidencePages(app, deps);
}
