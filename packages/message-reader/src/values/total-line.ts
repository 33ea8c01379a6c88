import { fold } from '../aligned-text';
import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';
import { moneyIn } from './money';

/** Words for the order total; none of them means a part of it. */
const TOTAL = new Set(
  `total|grand total|order total|final total|total amount|total price|total bill|total due|amount due|amount to collect|gesamt|gesamtbetrag|gesamtsumme|endbetrag|summe|總計|總額|總價|總金額|總數|合計|共計|訂單總計|訂單總額|訂單總金額|总计|总额|总金额|总价|應收|應收金額|الإجمالي|المجموع|المجموع الكلي|المبلغ الإجمالي|کل رقم|کل|ٹوٹل`
    .split('|')
    .map(fold),
);
const SIGNS = /[\s:：=*_\-–—]+$/u;
const START = /^[\s*_•·\-–—]+/u;

/** Whether a word for the sum in the country's language fills the span. */
function isSumWord({ within }: Reading, { start, end }: Span): boolean {
  return within({ start, end }, 'cue:sum', 'label:amount').some(
    (hit) => hit.start === start && hit.end === end,
  );
}

export function isAfterTotal(reading: Reading, { start }: Span): boolean {
  const { folded, lines } = reading;
  const index = lines.findIndex((line) => line.start <= start && start < line.end);
  const line = lines[index];
  if (!line) return false;
  const before = folded.slice(line.start, start).replace(SIGNS, '');
  const lead = before.replace(START, '');
  const end = line.start + before.length;
  if (lead !== '') return TOTAL.has(lead) || isSumWord(reading, { start: end - lead.length, end });
  const above = lines[index - 1];
  return (
    above !== undefined &&
    TOTAL.has(folded.slice(above.start, above.end).replace(SIGNS, '').replace(START, ''))
  );
}

/** Whether an amount is labelled as the total, is the largest of the message, and no other is labelled so. */
export function isGrandTotal(
  reading: Reading,
  phones: readonly Span[],
  sum: Span & { value: string },
): boolean {
  if (!isAfterTotal(reading, sum)) return false;
  const marked = moneyIn(reading, phones).filter(({ marked: hasCurrency }) => hasCurrency);
  return marked.every(
    (other) =>
      Number(other.value) <= Number(sum.value) &&
      (other.value === sum.value || !isAfterTotal(reading, other)),
  );
}
