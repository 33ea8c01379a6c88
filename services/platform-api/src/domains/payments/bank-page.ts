import type { FastifyReply, RouteShorthandOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { type ServerTexts, escapeAttribute } from '../texts';

const STYLE = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{box-sizing:border-box;min-block-size:100dvh;margin:0;padding:1.5rem 1rem;display:grid;place-items:center;background:light-dark(#f3f6f5,#0b1416);color:light-dark(#0f2529,#e7efef);font:1rem/1.5 Inter,system-ui,'Noto Sans',sans-serif}
:lang(ar){line-height:1.7}:lang(ur){font-family:'Noto Nastaliq Urdu',serif;line-height:2.3}
main{box-sizing:border-box;inline-size:min(26rem,100%);overflow:hidden;border:1px solid var(--line);border-radius:14px;background:light-dark(#fff,#121d20)}
header{padding:.9rem 1.5rem;border-block-end:1px solid var(--line);font-weight:600}
section{padding:1.5rem}h1{margin:0 0 .35rem;font-size:1.35rem;line-height:1.3}:lang(ur) h1{line-height:2.1}
p{margin:0;color:light-dark(#455a5e,#b0c0c2)}
dl{display:flex;align-items:baseline;justify-content:space-between;gap:1rem;margin:1.25rem 0;padding-block:1rem;border-block:1px dashed var(--line)}
dt{color:light-dark(#455a5e,#b0c0c2)}dd{margin:0;font-size:1.75rem;font-weight:650;font-variant-numeric:tabular-nums}
form{display:grid;gap:.6rem}button{min-block-size:3rem;border:1px solid light-dark(#bcc8c7,#3a4f54);border-radius:7px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[value=approve]{border-color:transparent;background:light-dark(#0e5a64,#62c6ce);color:light-dark(#fff,#05262a)}
button:focus-visible{outline:2px solid light-dark(#0e5a64,#62c6ce);outline-offset:2px}`;

/** Pages of banks are not part of the API description. */
export const BANK_ROUTE: RouteShorthandOptions = { schema: { hide: true } };

/** Text key of the page's header. */
type Bank = 'bank.sandbox' | 'bank.payment';

export interface BankPageHtml {
  html: string;
  policy: string;
}

/** For a challenge that is unknown, answered or expired. */
export const endedPage = (texts: ServerTexts, bank: Bank): BankPageHtml =>
  bankPage(texts, { bank, formTargets: "'none'", content: `<p>${texts.html('bank.ended')}</p>` });

/** Posts to the page of a bank. A browser without scripts shows a button. */
export function forwardPage(
  texts: ServerTexts,
  { url, fields }: { url: string; fields: Readonly<Record<string, string>> },
): BankPageHtml {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`,
  );
  return bankPage(texts, {
    bank: 'bank.payment',
    // The bank's page may redirect the form to other hosts.
    formTargets: 'https:',
    content: `<form method="post" action="${escapeAttribute(url)}">${inputs.join('')}<button value="approve">${texts.html('bank.continue')}</button></form>`,
    script: 'document.forms[0].submit()',
  });
}

/** @param page its `formTargets` are sources of the content security policy */
export function bankPage(
  { tag, direction, html }: ServerTexts,
  {
    bank,
    formTargets,
    content,
    script,
  }: { bank: Bank; formTargets: string; content: string; script?: string },
): BankPageHtml {
  const title = html('bank.title');
  const nonce = randomBytes(16).toString('base64url');
  const code = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  const scripts = script === undefined ? '' : ` script-src 'nonce-${nonce}';`;
  return {
    html: `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><header>${html(bank)}</header><section><h1>${title}</h1>${content}</section></main>${code}</body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}';${scripts} form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

export const sendBankPage = (reply: FastifyReply, { html, policy }: BankPageHtml): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
