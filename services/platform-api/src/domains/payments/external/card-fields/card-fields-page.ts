import { randomBytes } from 'node:crypto';
import { escapeAttribute } from '../../../texts';
import type { BankPageHtml } from '../../bank-page';
import type { CardFields } from './card-fields';
import { PAGE_SCRIPT } from './page-script';

const STYLE = `html{color-scheme:light dark;font:1rem/1.4 Inter,system-ui,'Noto Sans',sans-serif;color:var(--text,inherit)}
body{margin:0}#fields{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}.field:first-child{grid-column:1/-1}
.label{display:block;margin-block-end:5px;color:var(--label,inherit);font-size:var(--small,.8125rem);font-weight:500}
.box{box-sizing:border-box;block-size:var(--height,2.75rem);padding-inline:11px;border:1px solid var(--line,#8a9a9c);border-radius:var(--radius,7px);background:var(--surface,none);direction:ltr;display:flex;align-items:center}
.box[data-wrong=true]{border-color:var(--wrong,#b3261e)}.box iframe{inline-size:100%;block-size:100%;border:0}
.box:focus-within{outline:2px solid var(--focus,#0e5a64);outline-offset:1px}
input{inline-size:100%;border:0;outline:0;background:none;color:inherit;font:inherit}`;

const field = (name: string): string =>
  `<div class="field"><span class="label" id="${name}-label"></span><div class="box" id="${name}"></div></div>`;

/** @param frames origins that may show the page; the first one is the portal it talks to */
export function cardFieldsPage(
  { script, code, values, sources }: CardFields,
  frames: readonly string[],
): BankPageHtml {
  const nonce = randomBytes(16).toString('base64url');
  const given = JSON.stringify({ parentOrigin: frames[0], values }).replaceAll('<', '\\u003c');
  const provider = [...new Set(sources)].join(' ');
  return {
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title><style nonce="${nonce}">${STYLE}</style></head><body><div id="fields">${field('number')}${field('expiry')}${field('code')}</div><script type="application/json" id="values" nonce="${nonce}">${given}</script><script src="${escapeAttribute(script.url)}" integrity="${escapeAttribute(script.integrity)}" crossorigin="anonymous"></script><script nonce="${nonce}">${code}${PAGE_SCRIPT}</script></body></html>`,
    policy: [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' ${provider}`,
      `style-src 'nonce-${nonce}' ${provider}`,
      `connect-src ${provider}`,
      `frame-src ${provider}`,
      `img-src data: ${provider}`,
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${[...new Set(frames)].join(' ')}`,
    ].join('; '),
  };
}
