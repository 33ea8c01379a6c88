import { bankPage, escapeAttribute, type BankPageHtml, type ServerTexts } from '@courier/platform-api';

/** The secret of the challenge is in the query, which is not logged. */
export const SANDBOX_BANK_PATH = '/sandbox-bank/challenge';

/** @param challenge the policy has to allow `returnOrigin`, where the answer leads */
export function challengePage(
  texts: ServerTexts,
  challenge: { secret: string; amount: string; returnOrigin: string | null },
): BankPageHtml {
  const { html } = texts;
  return bankPage(texts, {
    bank: 'bank.sandbox',
    formTargets: challenge.returnOrigin === null ? "'self'" : `'self' ${challenge.returnOrigin}`,
    content: `<p>${html('bank.sandbox-note')}</p><dl><dt>${html('bank.amount')}</dt><dd><bdi dir="ltr">${escapeAttribute(challenge.amount)}</bdi></dd></dl>
<form method="post" action="${SANDBOX_BANK_PATH}"><input type="hidden" name="id" value="${escapeAttribute(challenge.secret)}">
<button name="answer" value="approve">${html('bank.approve')}</button><button name="answer" value="reject">${html('bank.reject')}</button></form>`,
  });
}
