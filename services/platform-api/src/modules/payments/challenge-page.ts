import { randomBytes } from 'node:crypto';
import { escapeAttribute } from '../site/escape';

/** Where the bank's page stands; its secret travels in the query, which no log holds. */
export const CHALLENGE_PATH = '/sandbox-bank/challenge';
/** Seconds the page waits for an answer. */
export const CHALLENGE_SECONDS = 600;

const WORDS = {
  en: {
    title: 'Confirm your payment',
    note: 'This is the bank of the payment sandbox. No money moves.',
    pay: 'Amount',
    approve: 'Confirm',
    reject: 'Reject',
    ended: 'This payment has ended. You can close this page.',
  },
  'zh-Hant-TW': {
    title: '確認付款',
    note: '這是測試用的銀行頁面，不會實際扣款。',
    pay: '金額',
    approve: '確認',
    reject: '拒絕',
    ended: '這筆付款已結束，您可以關閉此頁面。',
  },
} as const;

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-inline-size:28rem;padding:2rem 1rem}
button{font:inherit;min-block-size:3rem;min-inline-size:8rem;margin-block-start:1rem;margin-inline-end:.75rem}`;

export interface ChallengePage {
  html: string;
  policy: string;
}

type Language = keyof typeof WORDS;
const languageOf = (accepted: string | undefined): Language =>
  /^zh\b/i.test(accepted?.trim() ?? '') ? 'zh-Hant-TW' : 'en';

/** The page of a waiting challenge. `returnOrigin`: where its answer leads, which the policy has to allow. */
export function challengePage(
  accepted: string | undefined,
  challenge: { secret: string; amount: string; returnOrigin: string | null },
): ChallengePage {
  const words = WORDS[languageOf(accepted)];
  const targets = challenge.returnOrigin === null ? "'self'" : `'self' ${challenge.returnOrigin}`;
  return page(
    accepted,
    targets,
    `<p>${words.note}</p><p>${words.pay}: <strong>${escapeAttribute(challenge.amount)}</strong></p>
<form method="post" action="${CHALLENGE_PATH}"><input type="hidden" name="id" value="${escapeAttribute(challenge.secret)}">
<button name="answer" value="approve">${words.approve}</button><button name="answer" value="reject">${words.reject}</button></form>`,
  );
}

/** What is shown for a challenge that is unknown, answered or too old. */
export const endedPage = (accepted: string | undefined): ChallengePage =>
  page(accepted, "'none'", `<p>${WORDS[languageOf(accepted)].ended}</p>`);

function page(accepted: string | undefined, formTargets: string, content: string): ChallengePage {
  const language = languageOf(accepted);
  const { title } = WORDS[language];
  const nonce = randomBytes(16).toString('base64url');
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
