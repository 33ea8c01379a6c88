import { explainedBy } from './unexplained';
import type { Span } from '../text/lines';
import { overlaps, spanValue, type Reading } from '../text/reading';
import type { Candidate } from '../text/candidate';
import type { Labelled } from './labels';
import { describeLooks } from './looks';
import { splitIntoPieces } from '../text/pieces';
import { withoutFillers } from './rest';

const LETTER = /\p{L}/u;
const SIGN = /[\p{L}\p{M}\d]/u;
const LEAST_LETTERS = 3;
const MOST_WORDS = 7;
const SCORE = 2.5;
/** The values that an order names besides the goods. */
const OTHERS = ['name', 'phone', 'address'] as const;
/** What divides the goods from the other values. */
const SEPARATOR = /[,،、၊/|·;\n–—-]/u;

const NEAR = /^[\s,،、၊/|·–—-]{0,4}$/u;
/** Whether it is one capitalized word beside the address, or goods were read as a note. */
function mayBePlace(reading: Reading, { start, end }: Span, chosen: readonly Candidate[]): boolean {
  const { text } = reading;
  const isName = /^\p{Lu}[^\s\d]*$/u.test(text.slice(start, end));
  return chosen.some((one) => {
    if (one.field === 'notes')
      return describeLooks(reading, one).quantity || describeLooks(reading, one).noun;
    return isName && ['address', 'unit'].includes(one.field) && NEAR.test(text.slice(one.end, start));
  });
}

/**
 * The goods by elimination: in a message with a name, a number and an address, the only piece between separators
 * that no value explains.
 */
export function remainingGoods(
  reading: Reading,
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate[] {
  const has = (field: Candidate['field']) => chosen.some((one) => one.field === field);
  if (has('description') || !OTHERS.every(has)) return [];
  const explained = explainedBy(reading, chosen, labelled);
  const isOpen = (index: number) => SIGN.test(reading.text[index] ?? '') && explained[index] === 0;
  const open = splitIntoPieces(reading).filter(({ start, end }) =>
    Array.from({ length: end - start }, (_, at) => start + at).some(isOpen),
  );
  const [piece] = open;
  const named = (['goods:noun', 'label:description'] as const).flatMap((meaning) => reading.words(meaning));
  if (!piece || open.length > 1 || chosen.some((one) => overlaps(one, piece))) return [];
  // Known goods elsewhere: the piece is something else.
  if (named.some((hit) => !overlaps(hit, piece) && !labelled.some(({ label }) => overlaps(label, hit))))
    return [];
  const span = withoutFillers(reading, piece);
  if (!span || !SEPARATOR.test(piece.before) || !SEPARATOR.test(piece.after)) return [];
  // A polite word at the end makes it a request, and a quarter follows its address.
  if (piece.end - span.end > 1 || mayBePlace(reading, span, chosen)) return [];
  const written = reading.text.slice(span.start, span.end);
  const { note, odd, words } = describeLooks(reading, span);
  const letters = [...written].filter((sign) => LETTER.test(sign)).length;
  if (note || odd || words > MOST_WORDS || letters < LEAST_LETTERS || /\d{3}/u.test(written)) return [];
  return [
    {
      field: 'description',
      ...span,
      value: spanValue(reading, span),
      score: SCORE,
      certain: true,
      announced: true,
    },
  ];
}
