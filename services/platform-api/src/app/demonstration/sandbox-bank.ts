import { countryConfig, LANGUAGE_PARAMETER, toMajor } from '@courier/config';
import { formatMoney } from '@courier/i18n/server';
import type { FastifyInstance } from 'fastify';
import { BANK_ROUTE, bankPage, endedPage, sendBankPage } from '../../domains/payments/bank-page';
import { RETURN_PATH } from '../../domains/payments/external/bank-return';
import { findChallenge } from '../../domains/payments/intents/find-challenge';
import { escapeAttribute, readServerTexts, type ServerTexts } from '../../domains/texts';
import type { Deps } from '../deps';

/** The bank of a card sandbox. */
interface SandboxBank {
  path: string;
  /**
   * HTML that asks the cardholder. Its form posts to `path` with `answer`, which is `approve` or anything else.
   * @param payment `amount` and `secretField`, a field of the form, are HTML
   */
  writeContent(texts: ServerTexts, payment: { amount: string; secretField: string }): string;
}

const FORM_LIMIT_BYTES = 1024;
const BANK = 'bank.sandbox';

/**
 * Offers the bank page of a card sandbox: HTML with a form and without scripts. Its answer returns to the server like a
 * bank's. The secret of the challenge is in the query, which is not logged.
 */
export async function mountSandboxBank(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'serverTexts'>,
  { path, writeContent }: SandboxBank,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get(path, BANK_ROUTE, async (request, reply) => {
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
      const content = writeContent(texts, {
        amount: escapeAttribute(amount),
        secretField: `<input type="hidden" name="id" value="${escapeAttribute(secret)}">`,
      });
      // The policy has to allow the address where the answer leads.
      const formTargets = returnUrl === null ? "'self'" : `'self' ${returnUrl.origin}`;
      return sendBankPage(reply, bankPage(texts, { bank: BANK, formTargets, content }));
    });

    scope.post(path, BANK_ROUTE, async (request, reply) => {
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
