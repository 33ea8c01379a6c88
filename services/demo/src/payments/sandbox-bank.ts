import { countryConfig, LANGUAGE_PARAMETER, toMajor } from '@courier/config';
import { formatMoney } from '@courier/i18n/server';
import {
  answerChallenge,
  BANK_ROUTE,
  endedPage,
  findChallenge,
  readServerTexts,
  sendBankPage,
  type Deps,
} from '@courier/platform-api';
import type { FastifyInstance } from 'fastify';
import { challengePage, SANDBOX_BANK_PATH } from './sandbox-bank-page';
import { createSandboxProvider } from './sandbox-provider';

const FORM_LIMIT_BYTES = 1024;
const BANK = 'bank.sandbox';

/** The bank page of the sandbox: HTML with a form and without scripts. */
export async function registerSandboxBank(app: FastifyInstance, deps: Deps): Promise<void> {
  const provider = createSandboxProvider(deps);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(SANDBOX_BANK_PATH, BANK_ROUTE, async (request, reply) => {
      const secret = new URLSearchParams(request.url.split('?')[1]).get('id') ?? '';
      const found = await findChallenge(deps, secret);
      if (!found) return sendBankPage(reply.code(404), endedPage(readServerTexts(deps, request), BANK));
      const returnUrl = URL.canParse(found.returnUrl) ? new URL(found.returnUrl) : null;
      // The portal sends its own language, which may differ from the browser's.
      const language = returnUrl?.searchParams.get(LANGUAGE_PARAMETER)?.replaceAll('_', '-');
      const texts = readServerTexts(deps, request, language);
      const amount = formatMoney(toMajor(found.payableMinor, found.country), countryConfig(found.country), {
        locale: texts.tag,
      });
      return sendBankPage(
        reply,
        challengePage(texts, {
          secret,
          amount,
          returnOrigin: returnUrl?.origin ?? null,
        }),
      );
    });

    scope.post(SANDBOX_BANK_PATH, BANK_ROUTE, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const isApproved = form.get('answer') === 'approve';
      const next = await answerChallenge(deps, provider, form.get('id') ?? '', isApproved);
      if (next === null)
        return sendBankPage(reply.code(404), endedPage(readServerTexts(deps, request), BANK));
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    });
  });
}
