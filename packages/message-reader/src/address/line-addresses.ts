import type { Piece } from '../text/pieces';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import { UNCASED_LETTERS } from '../text/scripts';
import type { FoundAddress } from './han';
import { tokenizeLine } from './tokens';

/** `10961 Berlin`, `30-059 Kraków`, `D-04109 Leipzig`: the line below a street. */
const POSTAL_TOWN =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3}\s\d{2})\s(?:\p{Lu}[\p{L}\p{M}'’.-]*\s?|(?:am|an der|de|del|la|nad|pod)\s){1,5}(?:\d{1,2})?$/u;
const JOIN = /^(?:de|del|la|las|los|el|y|of|the|am|an|der|den|von|al|bin|i|w|e)$/iu;
const MOST_WORDS = 16;
const UNCASED = new RegExp(String.raw`^[${UNCASED_LETTERS}\p{M}]+$`, 'u');

function isAddressLike(
  reading: Reading,
  line: Span,
  pieces: readonly Piece[],
  units: readonly Span[],
  blocked: readonly Span[],
): boolean {
  if (blocked.some((span) => overlaps(span, line))) return false;
  const tokens = tokenizeLine(reading, line, [], pieces, units);
  if (tokens.length > MOST_WORDS) return false;
  return tokens.every(({ kind, start, end }) => {
    const word = reading.text.slice(start, end);
    if (
      reading.wordAt(
        start,
        'goods:noun',
        'goods:unit',
        'name:before',
        'note:strong',
        'cue:want',
        'cue:polite',
      )?.end === end
    )
      return kind === 'before' || kind === 'after' || kind === 'town';
    if (kind === 'stop') return false;
    return kind !== 'word' || JOIN.test(word) || UNCASED.test(word) || word.length === 1;
  });
}

/**
 * Lines that are entirely an address, and those that continue with postal code and town, or on the next line.
 */
export function lineAddresses(
  reading: Reading,
  found: readonly FoundAddress[],
  pieces: readonly Piece[],
  units: readonly Span[],
  blocked: readonly Span[],
): FoundAddress[] {
  const { lines, text } = reading;
  const fits = lines.map((line) => isAddressLike(reading, line, pieces, units, blocked));
  return lines.flatMap((line, index): FoundAddress[] => {
    const inside = found.filter(({ start, end }) => line.start <= start && end <= line.end);
    const best = Math.max(0, ...inside.map(({ strength }) => strength));
    if (best === 0) return [];
    const whole: FoundAddress[] = fits[index] ? [{ ...line, strength: best + 1, whole: true }] : [];
    const next = lines[index + 1];
    const reaches = fits[index] || inside.some(({ end }) => line.end - end < 3);
    if (!next || !reaches) return whole;
    const below = text.slice(next.start, next.end);
    const goesOn =
      POSTAL_TOWN.test(`${below} `.replace(/\s+$/, ' ').trimEnd()) ||
      (fits[index + 1] && found.some(({ start, end }) => next.start <= start && end <= next.end));
    if (!goesOn) return whole;
    const start = fits[index] ? line.start : Math.min(...inside.map((one) => one.start));
    return [...whole, { start, end: next.end, strength: best + 2.2, whole: true }];
  });
}
