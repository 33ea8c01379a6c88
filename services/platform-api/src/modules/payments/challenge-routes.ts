import type { FastifyInstance, FastifyReply } from 'fastify';
import { countryConfig, LANGUAGE_PARAMETER, shownDecimals } from '@courier/config';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { toMajor } from '../pricing/money';
import { readServerTexts } from '../server-texts/read-server-texts';
import { answerChallenge, findChallenge, sweepChallenges } from './answer-challenge';
import { CHALLENGE_PATH, challengePage, endedPage, type ChallengePage } from './challenge-page';
import type { PaymentProvider } from './provider';

const FORM_LIMIT_BYTES = 1024;
const SWEEP_MS = 60_000;

/** The sandbox's bank page, HTML with a form and without scripts, and the end of challenges without an answer. */
export async function registerChallenge(
  app: FastifyInstance,
  deps: Deps,
  used: (country: string, trx: Db) => PaymentProvider,
  sandbox: PaymentProvider | null,
): Promise<void> {
  const sweep = setInterval(() => {
    sweepChallenges(deps, used).catch((error: unknown) => deps.log.error({ err: error }, 'payments'));
  }, SWEEP_MS).unref();
  app.addHook('onClose', () => clearInterval(sweep));
  if (sandbox) await registerSandboxBank(app, deps, sandbox);
}

async function registerSandboxBank(
  app: FastifyInstance,
  deps: Deps,
  provider: PaymentProvider,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(CHALLENGE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const secret = new URLSearchParams(request.url.split('?')[1]).get('id') ?? '';
      const found = await findChallenge(deps, secret);
      if (!found) return send(reply.code(404), endedPage(readServerTexts(deps, request)));
      const returnUrl = URL.canParse(found.returnUrl) ? new URL(found.returnUrl) : null;
      // The portal sends its own language, which may differ from the browser's.
      const language = returnUrl?.searchParams.get(LANGUAGE_PARAMETER)?.replaceAll('_', '-');
      const amount = shownAmount(toMajor(found.payableMinor, found.country), found.country);
      return send(
        reply,
        challengePage(readServerTexts(deps, request, language), {
          secret,
          amount,
          returnOrigin: returnUrl?.origin ?? null,
        }),
      );
    });

    scope.post(CHALLENGE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const isApproved = form.get('answer') === 'approve';
      const next = await answerChallenge(deps, provider, form.get('id') ?? '', isApproved);
      if (next === null) return send(reply.code(404), endedPage(readServerTexts(deps, request)));
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    });
  });
}

/** `NT 84`, as in the portal. */
function shownAmount(amount: number, country: string): string {
  const config = countryConfig(country);
  return `${config.currencyLabel}\u00A0${amount.toFixed(shownDecimals(amount, config))}`;
}

const send = (reply: FastifyReply, { html, policy }: ChallengePage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
