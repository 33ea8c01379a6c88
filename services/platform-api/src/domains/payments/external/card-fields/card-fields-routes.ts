import { FLEET_LIMITS } from '@courier/api-client/call-limits';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../../../../platform/limits/client-network';
import { tooManyCalls } from '../../../../platform/limits/limit-calls';
import { notFound, Refusal } from '../../../../platform/requests/refusal';
import type { Deps } from '../../deps';
import { allowedReturn } from '../../return-address';
import { OutgoingFailure } from '../../../../platform/outgoing/http/outgoing-failure';
import { CARD_FIELDS_PATH } from './card-fields';
import { cardFieldsPage } from './card-fields-page';

/** The page that the portal shows in a frame once a shopper chooses a new card. */
export function registerCardFields(
  app: FastifyInstance,
  deps: Pick<Deps, 'calls' | 'config' | 'externalPayments' | 'log'>,
): void {
  app.get(CARD_FIELDS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const provider = deps.externalPayments.find(request.country)?.provider;
    if (!provider?.fields) throw notFound();
    const key = `card fields ${clientNetwork(request.ip)}`;
    const seconds = await deps.calls.counts.count([{ ...FLEET_LIMITS.address, key }]);
    if (seconds > 0) throw tooManyCalls(seconds);
    const own = `${request.protocol}://${request.host}`;
    const portal = new URLSearchParams(request.url.split('?')[1]).get('portal') ?? own;
    const parentOrigin = new URL(allowedReturn(deps.config, request, portal)).origin;
    const frames = [...new Set([parentOrigin, own, ...deps.config.embedOrigins])];
    const fields = await provider.fields(request.country, frames).catch((error: unknown) => {
      if (!(error instanceof OutgoingFailure)) throw error;
      deps.log.warn({ failure: error.kind, status: error.status, reason: error.reason }, 'card fields');
      throw new Refusal(503, 'The payment provider does not answer.', 'error.payment.init', {
        retryAfter: 2,
      });
    });
    const { html, policy } = cardFieldsPage(fields, frames);
    return reply
      .type('text/html; charset=utf-8')
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(html);
  });
}
