import { contract } from '@courier/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallLimiter } from '../../../platform/limits/limit-calls';
import { findLimit } from '../../../platform/limits/find-limit';
import type { Deps } from './deps';
import { readServerTexts, sendPage } from '../../texts';
import { CHECK_PAGE } from '../../../platform/keys/evidence-keys';
import { checkPage } from './check-page';
import { SHARED_PAGE, sharedOrder } from './evidence-shares';
import { readEvidence } from './read-evidence';
import { sharedPage } from './shared-page';
import { checkEvidence } from './sign-evidence';

/** Allows some hours of signed positions, and the files of a statement with 10,000 orders. */
const FORM_LIMIT_BYTES = 4 * 1024 * 1024;

/** Pages without session and scripts. */
export async function registerEvidencePages(app: FastifyInstance, deps: Deps): Promise<void> {
  // Same rate limit as the public page of an order.
  const opening = findLimit(contract.publicTracking.order);
  const limiter = opening && createCallLimiter(deps.calls.counts, { ...opening, name: 'evidence.pages' });
  const onRequest = async (request: FastifyRequest) => limiter?.countCall(request, null);
  const options = { schema: { hide: true }, onRequest };

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get(SHARED_PAGE, options, async (request, reply) => {
      const token = new URLSearchParams(request.url.split('?')[1]).get('token') ?? '';
      const shared = await sharedOrder(deps, request.country, token);
      const texts = readServerTexts(deps, request);
      if (!shared) return sendPage(reply.code(404), sharedPage(texts, null));
      const evidence = await readEvidence(deps.db, shared.order_id, deps.clock.nowSeconds());
      return sendPage(reply, sharedPage(texts, { evidence, endsAt: shared.ends_at }));
    });
    scope.get(CHECK_PAGE, options, (request, reply) =>
      sendPage(reply, checkPage(readServerTexts(deps, request), 'asked')),
    );
    scope.post(CHECK_PAGE, { ...options, bodyLimit: FORM_LIMIT_BYTES }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const file = form.get('file') ?? '';
      const checked = (await checkEvidence(deps, file)) ?? (await deps.checkStatement(file));
      return sendPage(reply, checkPage(readServerTexts(deps, request), checked ?? 'refused'));
    });
  });
}
