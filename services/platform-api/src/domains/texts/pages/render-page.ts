import { randomBytes } from 'node:crypto';
import { escapeText } from '../escape';
import type { ServerTexts } from '../server-texts/server-texts';

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-inline-size:40rem;padding:2rem 1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}:lang(ar){line-height:1.7}:lang(ur){font-family:'Noto Sans','Noto Nastaliq Urdu',serif;line-height:2.2}h2{font-size:1rem}table{inline-size:100%;border-collapse:collapse}th,td{text-align:start;padding:.4rem 0;padding-inline-end:.5rem;border-block-end:1px solid #8888}
td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}code{font-size:.85em}textarea{inline-size:100%;box-sizing:border-box;min-block-size:10rem;font:inherit}
label{display:block}button{font:inherit;min-block-size:3rem;min-inline-size:8rem;margin-block-start:1rem}@page{size:A4;margin:14mm}`;

/** A document without scripts, with the policy that it needs. */
export interface Page {
  html: string;
  policy: string;
}

/**
 * @param content HTML
 * @param ownStyle CSS of this page, after that of all pages
 */
export function renderPage(
  { tag, direction }: ServerTexts,
  title: string,
  content: string,
  ownStyle = '',
): Page {
  const nonce = randomBytes(16).toString('base64url');
  const heading = escapeText(title);
  return {
    html: `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style nonce="${nonce}">${STYLE}${ownStyle}</style></head><body><main><h1>${heading}</h1>${content}</main></body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** To the second. */
export const momentIn = (tag: string, timezone: string, at: number): string =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory`, {
    timeZone: timezone,
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(at * 1000);

/** @param month `YYYY-MM` */
export const monthIn = (tag: string, month: string): string =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory`, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01T00:00:00Z`));
