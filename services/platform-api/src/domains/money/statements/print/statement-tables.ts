import type { Statement } from '@courier/api-client/contract';
import { escapeText, type ServerTexts } from '../../../texts';
import type { PageWords } from './page-words';

type Entry = Statement['entries'][number];

const cell = (content: string): string => `<td class="n">${content}</td>`;
const isolate = (text: string): string => `<bdi>${escapeText(text)}</bdi>`;

function createEntryRow({ html }: ServerTexts, words: PageWords): (entry: Entry) => string {
  const late = `<small>${html('statement.late')}</small>`;
  const kinds = {
    delivery: html('export.column.delivery_fee'),
    return: html('export.column.return_fee'),
    refund: html('export.column.refunded'),
    adjustment: html('export.column.adjustment'),
  };
  return (entry) =>
    `<tr><td>${words.day(entry.ordered_on)}<small><bdi><code>${escapeText(entry.order_number)}</code></bdi></small></td><td>${isolate(entry.outlet)}<small>${kinds[entry.kind]}</small>${entry.is_late ? late : ''}</td><td class="n wide">${words.percent(entry.tax_percent)}</td><td class="n wide">${words.figure(entry.net_minor)}</td><td class="n wide">${words.figure(entry.tax_minor)}</td>${cell(words.figure(entry.gross_minor))}</tr>`;
}

/** Per order, kind and tax rate; empty for a credit note, which has sums alone. */
export function entryTable({ entries }: Statement, texts: ServerTexts, words: PageWords): string {
  if (entries.length === 0) return '';
  const { html } = texts;
  return `<table class="lines"><thead><tr><th>${html('evidence.order')}</th><th>${html('export.column.vendor_name')}</th><th class="n wide">${html('statement.rate')}</th><th class="n wide">${html('statement.net')}</th><th class="n wide">${html('statement.tax')}</th><th class="n">${html('statement.gross')}</th></tr></thead><tbody>${entries.map(createEntryRow(texts, words)).join('')}</tbody></table>`;
}

/** Sums per tax rate, and of all. */
export function rateTable(statement: Statement, { html }: ServerTexts, words: PageWords): string {
  const amounts = (sum: Statement['rates'][number] | Statement) =>
    [sum.net_minor, sum.tax_minor, sum.gross_minor].map((minor) => cell(words.figure(minor))).join('');
  const rows = statement.rates.map(
    (rate) => `<tr><td>${words.percent(rate.tax_percent)}</td>${amounts(rate)}</tr>`,
  );
  return `<h2>${html('statement.totals')}</h2><table><thead><tr><th>${html('statement.rate')}</th><th class="n">${html('statement.net')}</th><th class="n">${html('statement.tax')}</th><th class="n">${html('statement.gross')}</th></tr></thead><tbody>${rows.join('')}<tr class="sum"><td>${html('statement.total')}</td>${amounts(statement)}</tr></tbody></table>`;
}

/** What the balance is called: who owes it. */
export const balanceKey = (minor: number): 'statement.due' | 'statement.credit' | 'statement.settled' =>
  minor > 0 ? 'statement.due' : minor < 0 ? 'statement.credit' : 'statement.settled';

/** From the total to the balance, each part with its sign. */
export function balanceTable(statement: Statement, { html }: ServerTexts, words: PageWords): string {
  const parts = [
    ['statement.total', statement.gross_minor],
    ['statement.card-paid', -statement.card_paid_minor],
    ['statement.card-refunded', statement.card_refunded_minor],
    ['statement.cash-collected', -statement.cash_collected_minor],
    ['statement.cash-paid-out', statement.cash_paid_out_minor],
  ] as const;
  const rows = parts
    .filter(([key, minor]) => key === 'statement.total' || minor !== 0)
    .map(([key, minor]) => `<tr><td>${html(key)}</td>${cell(words.money(minor))}</tr>`);
  const { balance_minor: balance } = statement;
  return `<h2>${html('statement.payments')}</h2><table><tbody>${rows.join('')}<tr class="sum"><td>${html(balanceKey(balance))}</td>${cell(words.money(Math.abs(balance)))}</tr></tbody></table>`;
}
