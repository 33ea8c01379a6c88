import { fold } from '../aligned-text';
import type { Span } from '../text/lines';
import { trimSpan, type Reading } from '../text/reading';
import { isNameWord, splitWords } from '../names/name-words';
import type { Labelled } from './labels';

/**
 * Labels that may announce the recipient before the destination: "Deliver to: Angela Teo, 9 Holland Drive".
 */
const TO = new Set(
  `deliver to|delivery to|ship to|drop off|lieferung an|liefern an|lieferung nach|entregar en|entrega en|送至|送到|送貨給|إلى|الى|التوصيل إلى|التوصيل الى|hantar ke|hantar kepada`
    .split('|')
    .map(fold),
);
const MOST_WORDS = 4;
const COMMA = /[,،，\n]/u;

export function mayHoldRecipient({ folded }: Reading, { kind, label }: Labelled): boolean {
  const words = folded
    .slice(label.start, label.end)
    .replace(/[\s:：*_-]+/gu, ' ')
    .trim();
  return kind === 'address' && TO.has(words);
}

/** The name at the beginning of such a label's value, and the address after it. */
export function findRecipient(reading: Reading, one: Labelled): { name: Span; rest: Span | null } | null {
  if (!mayHoldRecipient(reading, one)) return null;
  const written = reading.text.slice(one.start, one.end);
  const comma = written.search(COMMA);
  const end = comma < 0 ? one.end : one.start + comma;
  const name = trimSpan(reading.text, { start: one.start, end }, '.');
  if (!name || /\d/.test(reading.text.slice(name.start, name.end))) return null;
  const words = splitWords(reading, name);
  const isPlace = reading.within(name, 'place:before', 'place:after', 'place:town').length > 0;
  if (isPlace || words.length > MOST_WORDS || !words.every((word) => isNameWord(reading, word))) return null;
  return { name, rest: comma < 0 ? null : trimSpan(reading.text, { start: end + 1, end: one.end }, '.)') };
}
