import type { Statement } from '@courier/api-client/contract';
import { escapeText, renderPage, type Page, type ServerTexts } from '../../../texts';
import { pageStyle } from './page-style';
import { createPageWords, type PageWords } from './page-words';
import { balanceKey, balanceTable, entryTable, rateTable } from './statement-tables';

export interface ShownStatement {
  statement: Statement;
  sha256: string;
  keyId: string;
  /** Where its files can be checked. */
  checkAddress: string;
}

const HASH_NAME = 'SHA-256';
const isolate = (text: string): string => `<bdi>${escapeText(text)}</bdi>`;
const grouped = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Only a registered seller writes invoices. */
function titleKey({
  kind,
  is_invoice,
}: Statement): 'statement.invoice' | 'statement.statement' | 'statement.credit-note' {
  if (kind === 'credit-note') return 'statement.credit-note';
  return is_invoice ? 'statement.invoice' : 'statement.statement';
}

function partyBlock(title: string, lines: readonly string[], extra = ''): string {
  return `<section><h2>${title}</h2><p>${lines.map(isolate).join('<br>')}${extra}</p></section>`;
}

function parties({ seller, buyer }: Statement, { html }: ServerTexts): string {
  const taxNumber = seller?.tax_number
    ? `<br>${html('statement.tax-number')} <bdi dir="ltr">${escapeText(seller.tax_number)}</bdi>`
    : '';
  const from = seller
    ? partyBlock(html('statement.issuer'), [seller.name, ...seller.address], taxNumber)
    : '';
  const to = partyBlock(
    html('statement.holder'),
    [buyer.name, ...buyer.address],
    `<br><bdi><code>${escapeText(buyer.vendor_id)}</code></bdi>`,
  );
  return `<div class="parties">${from}${to}</div>`;
}

function facts(statement: Statement, { html }: ServerTexts, words: PageWords): string {
  const rows = [
    [html('statement.month'), words.month(statement.month)],
    [html('statement.issued'), words.day(statement.issued_on)],
    ...(statement.corrects === null ? [] : [[html('statement.corrects'), isolate(statement.corrects)]]),
    ...(statement.reason === null ? [] : [[html('statement.reason'), isolate(statement.reason)]]),
  ];
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function signatureLine({ sha256, keyId, checkAddress }: ShownStatement, { html }: ServerTexts): string {
  const address = `<bdi dir="ltr"><a href="${checkAddress}">${checkAddress}</a></bdi>`;
  return `<p>${html('statement.signed', { address })}<br><bdi dir="ltr"><code>${HASH_NAME} ${grouped(sha256)}</code></bdi><br>${html('evidence.check.key', { id: isolate(keyId) })}</p>`;
}

/** A document to print; `null` where the link is not valid. */
export function statementPage(texts: ServerTexts, shown: ShownStatement | null): Page {
  const { text, html } = texts;
  if (!shown) return renderPage(texts, text('statement.statement'), `<p>${html('statement.ended')}</p>`);
  const { statement } = shown;
  const number = statement.number ?? '';
  const words = createPageWords(texts, statement);
  const { balance_minor: balance } = statement;
  const footer = statement.seller?.footer ? `<p>${isolate(statement.seller.footer)}</p>` : '';
  return renderPage(
    texts,
    `${text(titleKey(statement))} ${number}`,
    `${facts(statement, texts, words)}${parties(statement, texts)}
<p class="balance"><span>${html(balanceKey(balance))}</span><b>${words.money(Math.abs(balance))}</b></p>
${entryTable(statement, texts, words)}
${rateTable(statement, texts, words)}
${balanceTable(statement, texts, words)}
<footer>${footer}${signatureLine(shown, texts)}<p class="screen">${html('statement.print')}</p></footer>`,
    pageStyle(number),
  );
}
