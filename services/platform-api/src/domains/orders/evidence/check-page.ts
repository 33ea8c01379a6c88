import { CHECK_PAGE } from '../../../platform/keys/evidence-keys';
import { countryConfig, type CountryCode } from '@courier/config';
import { escapeText, momentIn, monthIn, type Page, renderPage, type ServerTexts } from '../../texts';
import type { CheckedStatement } from '../deps';
import type { CheckedEvidence } from './sign-evidence';

type CheckedFile = CheckedEvidence | CheckedStatement;

const grouped = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');

const isStatement = (file: CheckedFile): file is CheckedStatement => 'kind' in file;

function describe({ tag, html }: ServerTexts, file: CheckedFile): string {
  const time = (timezone: string) => escapeText(momentIn(tag, timezone, file.signedAt));
  const isolate = (text: string) => `<bdi>${escapeText(text)}</bdi>`;
  if (!isStatement(file))
    return html('evidence.check.good', {
      order: isolate(file.orderId),
      vendor: isolate(file.vendorName),
      time: time(file.timezone),
    });
  const { timezone } = countryConfig(file.country as CountryCode);
  const signed = { number: isolate(file.number), month: monthIn(tag, file.month), time: time(timezone) };
  return file.kind === 'credit-note'
    ? html('evidence.check.credit-note', signed)
    : html('evidence.check.statement', signed);
}

function verdict(texts: ServerTexts, checked: CheckedFile | 'refused'): string {
  const { html } = texts;
  if (checked === 'refused') return `<p role="alert"><b>${html('evidence.check.bad')}</b></p>`;
  return `<p role="status"><b>${describe(texts, checked)}</b></p>
<p><bdi><code>${grouped(checked.sha256)}</code></bdi><br>${html('evidence.check.key', { id: escapeText(checked.keyId) })}</p>`;
}

export function checkPage(texts: ServerTexts, state: CheckedFile | 'asked' | 'refused'): Page {
  const { text, html } = texts;
  return renderPage(
    texts,
    text('evidence.check.title'),
    `${state === 'asked' ? '' : verdict(texts, state)}<p>${html('evidence.check.ask')}</p>
<form method="post" action="${CHECK_PAGE}"><label for="file">${html('evidence.check.file')}</label><textarea id="file" name="file" required spellcheck="false" dir="ltr"></textarea><button>${html('evidence.check.submit')}</button></form>`,
  );
}
