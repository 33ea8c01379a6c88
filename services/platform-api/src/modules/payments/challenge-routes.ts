import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { toMajor } from '../pricing/money';
import { answerChallenge, findChallenge, sweepChallenges } from './answer-challenge';
import { CHALLENGE_PATH, challengePage, endedPage, type ChallengePage } from './challenge-page';
import type { PaymentProvider } from './provider';

const FORM_LIMIT_BYTES = 1024;
const SWEEP_MS = 60_000;

/** The bank's page: plain html, a form and nothing to run. */
export async function registerChallenge(
  app: FastifyInstance,
  deps: Deps,
  provider: PaymentProvider,
): Promise<void> {
  const sweep = setInterval(() => {
    sweepChallenges(deps, provider).catch((error: unknown) => deps.log.error({ err: error }, 'payments'));
  }, SWEEP_MS).unref();
  app.addHook('onClose', () => clearInterval(sweep));

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(CHALLENGE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const secret = new URLSearchParams(request.url.split('?')[1]).get('id') ?? '';
      const accepted = request.headers['accept-language'];
      const found = await findChallenge(deps, secret);
      if (!found) return send(reply.code(404), endedPage(accepted));
      const amount = `${toMajor(found.payableMinor, found.country)} ${found.currency}`;
      const returnOrigin = URL.canParse(found.returnUrl) ? new URL(found.returnUrl).origin : null;
      return send(reply, challengePage(accepted, { secret, amount, returnOrigin }));
    });

    scope.post(CHALLENGE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const isApproved = form.get('answer') === 'approve';
      const next = await answerChallenge(deps, provider, form.get('id') ?? '', isApproved);
      if (next === null) return send(reply.code(404), endedPage(request.headers['accept-language']));
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    });
  });
}

const send = (reply: FastifyReply, { html, policy }: ChallengePage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
