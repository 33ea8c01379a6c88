import { countryConfig, LANGUAGE_PARAMETER, toMajor } from '@courier/config';
import { formatMoney } from '@courier/i18n/server';
import {
  BANK_ROUTE,
  endedPage,
  findChallenge,
  readServerTexts,
  RETURN_PATH,
  sendBankPage,
  type Deps,
} from '@courier/platform-api';
import type { FastifyInstance } from 'fastify';
import { challengePage, SANDBOX_BANK_PATH } from './sandbox-bank-page';

const FORM_LIMIT_BYTES = 1024;
const BANK = 'bank.sandbox';

/** The bank page of the sandbox: HTML with a form and without scripts. Its answer returns to the server like a bank's. */
export async function registerSandboxBank(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(SANDBOX_BANK_PATH, BANK_ROUTE, async (request, reply) => {
      const secret = new URLSearchParams(request.url.split('?')[1]).get('id') ?? '';
      const challenge = await findChallenge(deps, secret);
      if (!challenge) return sendBankPage(reply.code(404), endedPage(readServerTexts(deps, request), BANK));
      const { country, payableMinor, returnUrl: address } = challenge;
      const returnUrl = address !== null && URL.canParse(address) ? new URL(address) : null;
      // The portal sends its own language, which may differ from the browser's.
      const language = returnUrl?.searchParams.get(LANGUAGE_PARAMETER)?.replaceAll('_', '-');
      const texts = readServerTexts(deps, request, language);
      const amount = formatMoney(toMajor(payableMinor, country), countryConfig(country), {
        locale: texts.tag,
      });
      return sendBankPage(
        reply,
        challengePage(texts, { secret, amount, returnOrigin: returnUrl?.origin ?? null }),
      );
    });

    scope.post(SANDBOX_BANK_PATH, BANK_ROUTE, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const secret = form.get('id') ?? '';
      if (!(await findChallenge(deps, secret)))
        return sendBankPage(reply.code(404), endedPage(readServerTexts(deps, request), BANK));
      const answer = form.get('answer') === 'approve' ? 'approve' : 'reject';
      const query = new URLSearchParams({ id: secret, answer });
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${RETURN_PATH}?${query.toString()}`, 303);
    });
  });
}
