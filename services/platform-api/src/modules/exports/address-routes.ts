import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCallLimiter } from '../../call-limits/limit-calls';
import { limitOf } from '../../call-limits/limit-of-call';
import type { Deps } from '../../deps';
import { contract } from '@courier/api-client/contract';
import { addressPage } from './address-page';
import { ADDRESS_PAGE, addressOfLink, confirmAddress } from './export-addresses';

const FORM_LIMIT_BYTES = 1024;

/** The page the link of the mail opens, and its button. */
export async function registerExportAddresses(app: FastifyInstance, deps: Deps): Promise<void> {
  // As often as the link of a registration may be opened.
  const confirming = limitOf(contract.registration.confirm);
  const limiter =
    confirming && createCallLimiter(deps.callCounts, { ...confirming, name: 'exports.address' });
  const onRequest = async (request: FastifyRequest) => limiter?.countCall(request);

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get(ADDRESS_PAGE, { schema: { hide: true }, onRequest }, async (request, reply) => {
      const token = new URLSearchParams(request.url.split('?')[1]).get('token') ?? '';
      const isGood = (await addressOfLink(deps, request.country, token)) !== undefined;
      return send(request, reply.code(isGood ? 200 : 404), isGood ? { asking: token } : 'ended');
    });
    scope.post(ADDRESS_PAGE, { schema: { hide: true }, onRequest }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const isGood = await confirmAddress(deps, request.country, form.get('token') ?? '');
      return send(request, reply.code(isGood ? 200 : 404), isGood ? 'done' : 'ended');
    });
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  state: Parameters<typeof addressPage>[1],
): FastifyReply {
  const { html, policy } = addressPage(request.headers['accept-language'], state);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
