import type { Piece } from '../text/pieces';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import type { FoundAddress } from './han';

/** Countries that write the street before its number and need no word for "street". */
export const STREET_FIRST: ReadonlySet<string> = new Set([
  'BG',
  'CZ',
  'SK',
  'DK',
  'NO',
  'SE',
  'FI',
  'GR',
  'CY',
  'HR',
  'HU',
  'RO',
  'DE',
  'AT',
]);

const CAPS = String.raw`\p{Lu}[\p{L}\p{M}'’.\-]*`;
/** Words in lower case inside street names: "Ulica kralja Zvonimira", "náměstí Míru", "Paul Heyse Str." */
const SMALL = String.raw`\p{Ll}[\p{L}\p{M}]{0,11}\.?`;
const HOUSE = String.raw`(?:(?:nr|č|br|αρ)\.?\s?|№\s?)?\d{1,4}(?:\s?[a-zA-Zа-яΑ-Ωα-ω](?![\p{L}\d]))?(?:[/-]\d{1,4}[a-zA-Z]?)?`;
const PLACE = String.raw`\p{Lu}[\p{L}\p{M}'’\-]*`;
const TOWN = String.raw`${PLACE}(?:[ -](?:${PLACE}|nad|pod|u|na)){0,3}(?:\s\d{1,2}(?![\d\p{L}]|[.,:]\d))?`;
const POSTAL = String.raw`(?:[A-Z]{1,2}-)?(?:\d{3}\s\d{2}|\d{4,6})`;
const STREET = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.])(?:\d{1,2}(?:\.|ης|ηs)\s)?${CAPS}(?:\s(?:${CAPS}|${SMALL})){0,4}?,?\s${HOUSE}(?![\d\p{L}%€$]|[.,:]\d|\s\d{2,}\s?\d)`,
  'gu',
);
/** Hungary: "9021 Győr, Baross Gábor út 15." */
const HEAD = new RegExp(String.raw`(?<![\p{L}\d])${POSTAL}\s${TOWN},\s$`, 'u');
const TAIL = new RegExp(String.raw`^(?:,?\s|\s?[-–]\s)${POSTAL}\s${TOWN}`, 'u');

const NOT_STREET = [
  'goods:noun',
  'goods:unit',
  'goods:count',
  'currency:money',
  'cue:want',
  'cue:polite',
  'label:amount',
  'label:phone',
  'label:payment',
  'pay:cash',
  'pay:paid',
  'time:clock',
  'time:at',
  'unit:before',
  'cue:sum',
] as const;

/** The street without the words of the sentence before it: "til Anders Bech, Algade 33" begins after the comma. */
function streetStart(reading: Reading, { start, end }: Span): number {
  const cues = reading
    .within({ start, end }, 'cue:place', 'name:says', 'label:address', 'name:before')
    .filter(
      (hit) =>
        hit.end < end &&
        /\s/u.test(reading.text[hit.end] ?? '') &&
        (hit.kind !== 'label:address' || hit.start === start),
    );
  const last = Math.max(start, ...cues.map((hit) => hit.end));
  return last + (/^\s*/u.exec(reading.text.slice(last, end))?.[0].length ?? 0);
}

function withTown(reading: Reading, span: Span, limit: number): { end: number; town: boolean } {
  const rest = reading.text.slice(span.end, limit);
  const tail = TAIL.exec(rest);
  if (tail) return { end: span.end + tail[0].length, town: true };
  const gap = /^,?\s/u.exec(rest)?.[0].length ?? 0;
  const known = gap > 0 ? reading.wordAt(span.end + gap, 'place:town') : undefined;
  if (known && known.end <= limit) return { end: known.end, town: true };
  return { end: span.end, town: false };
}

/** Streets with a house number in countries where the name alone marks a street: "Vinohradská 45, Praha 2". */
export function streetAddresses(
  reading: Reading,
  pieces: readonly Piece[],
  taken: readonly Span[],
): FoundAddress[] {
  if (!STREET_FIRST.has(reading.place.country)) return [];
  return [...reading.text.matchAll(STREET)].flatMap((match): FoundAddress[] => {
    const end = match.index + match[0].length;
    const start = streetStart(reading, { start: match.index, end });
    const span = { start, end };
    const line = reading.lines.find((one) => one.start <= start && end <= one.end);
    const piece = pieces.find((one) => one.start <= start && start < one.end);
    if (!line || !piece || !/^[\p{Lu}\d]/u.test(reading.text.slice(start, start + 1))) return [];
    if (taken.some((other) => overlaps(other, span))) return [];
    const odd = reading
      .within(span, ...NOT_STREET)
      .filter((hit) => hit.end - hit.start > 1 || hit.kind !== 'time:at');
    if (odd.length > 0 || /\n/u.test(match[0])) return [];
    const limit = Math.min(line.end, ...taken.filter((one) => one.start >= end).map((one) => one.start));
    const { end: whole, town } = withTown(reading, span, limit);
    const opens = start === piece.start || start > match.index;
    const apart = opens || /(?:\d|[/–-])\s$/u.test(reading.text.slice(Math.max(0, start - 2), start));
    const head = HEAD.exec(reading.text.slice(line.start, start))?.[0].length ?? 0;
    const strength = head > 0 ? 7 : apart ? (town ? 6.2 : 5) : town ? 4.6 : 2.5;
    return [{ start: start - head, end: whole, strength, whole: true }];
  });
}
