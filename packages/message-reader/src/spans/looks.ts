import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';

const NUMBER = /(?<![\d])\d{1,3}(?!\d)/u;

export interface Looks {
  quantity: boolean;
  noun: boolean;
  note: boolean;
  /** Whether it begins with a count of goods. */
  counts: boolean;
  /** Words that do not occur in goods or notes of an order. */
  odd: boolean;
  words: number;
}

/** A title or a relation without a count: "คุณพ่อ". */
const isPerson = (reading: Reading, { start, end }: Span) =>
  reading.wordAt(start, 'name:before', 'name:kin') !== undefined &&
  !/\d/.test(reading.text.slice(start, end)) &&
  reading.within({ start, end }, 'goods:noun').length === 0;

export function describeLooks(reading: Reading, span: Span): Looks {
  const text = reading.text.slice(span.start, span.end);
  const counted =
    reading.wordAt(span.start, 'goods:count') !== undefined ||
    reading
      .within(span, 'goods:unit')
      .some(
        ({ start, end }) =>
          /\d\s?$/.test(reading.text.slice(Math.max(span.start, start - 2), start)) ||
          /^\s?\d/.test(reading.text.slice(end, end + 2)) ||
          reading.wordBefore(start, 'goods:count') !== undefined,
      );
  const number = NUMBER.exec(text);
  const atEdge =
    number !== null &&
    (number.index === 0 ||
      number.index + number[0].length === text.length ||
      /^\d{1,2}\s?[x×]|[x×]\s?\d{1,2}/iu.test(text));
  return {
    quantity: counted || atEdge,
    counts: /^\d{1,3} ?(?:[x×]|\p{L})/u.test(text),
    noun: reading.within(span, 'goods:noun').length > 0,
    note: reading.within(span, 'note:strong').length > 0,
    odd:
      reading.within(span, 'time:past', 'time:otherTime', 'cue:none', 'cue:mine', 'cue:spare').length > 0 ||
      /[?？]/.test(reading.text[span.end] ?? '') ||
      isPerson(reading, span) ||
      (/\d{4}/.test(text) && reading.within(span, 'goods:noun').length === 0),
    words: /[\p{Script=Han}\p{Script=Thai}]/u.test(text)
      ? Math.ceil(text.length / 4)
      : text.split(/\s+/).length,
  };
}
