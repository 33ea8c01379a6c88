import { escapeText } from '../site/escape';
import type { Reader } from './evidence-words';
import { momentIn, renderPage } from './page-frame';
import type { CheckedEvidence } from './sign-evidence';

export const CHECK_PAGE = '/courier/api/v1/evidence/check';

const grouped = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');

function verdict({ language, words }: Reader, checked: CheckedEvidence | 'refused'): string {
  if (checked === 'refused') return `<p role="alert"><b>${words.bad}</b></p>`;
  const { orderId, vendorName, signedAt, timezone, keyId, sha256 } = checked;
  const time = momentIn(language, timezone, signedAt);
  return `<p role="status"><b>${escapeText(words.good(orderId, vendorName, time))}</b></p>
<p><bdi><code>${grouped(sha256)}</code></bdi><br>${escapeText(words.key(keyId))}</p>`;
}

export function checkPage(
  reader: Reader,
  state: CheckedEvidence | 'asked' | 'refused',
): { html: string; policy: string } {
  const { words } = reader;
  return renderPage(
    reader,
    words.check,
    `${state === 'asked' ? '' : verdict(reader, state)}<p>${words.ask}</p>
<form method="post" action="${CHECK_PAGE}"><label for="file">${words.file}</label><textarea id="file" name="file" required spellcheck="false" dir="ltr"></textarea><button>${words.button}</button></form>`,
  );
}
