import { type ServerTexts, escapeText } from '../../texts';
import { momentIn, renderPage } from './page-frame';
import type { CheckedEvidence } from './sign-evidence';

export const CHECK_PAGE = '/courier/api/v1/evidence/check';

const grouped = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');

function verdict({ tag, html }: ServerTexts, checked: CheckedEvidence | 'refused'): string {
  if (checked === 'refused') return `<p role="alert"><b>${html('evidence.check.bad')}</b></p>`;
  const { orderId, vendorName, signedAt, timezone, keyId, sha256 } = checked;
  const signed = {
    order: `<bdi>${escapeText(orderId)}</bdi>`,
    vendor: `<bdi>${escapeText(vendorName)}</bdi>`,
    time: escapeText(momentIn(tag, timezone, signedAt)),
  };
  return `<p role="status"><b>${html('evidence.check.good', signed)}</b></p>
<p><bdi><code>${grouped(sha256)}</code></bdi><br>${html('evidence.check.key', { id: escapeText(keyId) })}</p>`;
}

export function checkPage(
  texts: ServerTexts,
  state: CheckedEvidence | 'asked' | 'refused',
): { html: string; policy: string } {
  const { text, html } = texts;
  return renderPage(
    texts,
    text('evidence.check.title'),
    `${state === 'asked' ? '' : verdict(texts, state)}<p>${html('evidence.check.ask')}</p>
<form method="post" action="${CHECK_PAGE}"><label for="file">${html('evidence.check.file')}</label><textarea id="file" name="file" required spellcheck="false" dir="ltr"></textarea><button>${html('evidence.check.submit')}</button></form>`,
  );
}
