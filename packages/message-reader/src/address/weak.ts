import type { Piece } from '../text/pieces';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import type { FoundAddress } from './han';

/** Countries where a street name needs no keyword: "Merced 380", "Dworcowa 5". */
const NAME_THEN_NUMBER = new Set([
  'AR',
  'CL',
  'PE',
  'UY',
  'PY',
  'BO',
  'EC',
  'ES',
  'DO',
  'PA',
  'PL',
  'CZ',
  'DE',
  'AT',
  'NO',
  'SE',
  'FI',
  'DK',
  'HU',
]);
/** "18 de Julio 1234" */
const DATED = /^\d{1,2}\sde\s\p{Lu}\p{L}{2,12}\s\d{1,5}(?![\d\p{L}])/u;
const STREET_AND_NUMBER = /^(?:\p{Lu}[\p{L}\p{M}'’.]{1,20}\s){1,3}\d{1,5}[a-z]?(?![\d\p{L}.,]|\s\d)/u;
const LATIN_PLACE = /(?:\b[A-Z]{1,4}\d{1,3}\/\d{1,3}[A-Z]?\b)/u;

export function weakAddresses(
  reading: Reading,
  pieces: readonly Piece[],
  taken: readonly Span[],
  units: readonly Span[],
): FoundAddress[] {
  if (!NAME_THEN_NUMBER.has(reading.place.country) && reading.place.country !== 'MY') return [];
  return pieces.flatMap((piece, index): FoundAddress[] => {
    const text = reading.text.slice(piece.start, piece.end);
    const starts = [
      0,
      ...[
        ...text.matchAll(
          /\s(?:a|al|en|es|na|do|in|to|para|hacia)\s(?:la\s|der\s|die\s)?(?=\p{Lu}|\d{1,2}\sde\s)/gu,
        ),
      ].map((cue) => cue.index + cue[0].length),
    ];
    return starts.flatMap((from): FoundAddress[] => {
      const match =
        STREET_AND_NUMBER.exec(text.slice(from)) ??
        DATED.exec(text.slice(from)) ??
        (from === 0 ? null : LATIN_PLACE.exec(text.slice(from)));
      if (!match) return [];
      const start = piece.start + from;
      const span = { start, end: start + match[0].length };
      if (taken.some((other) => overlaps(other, span))) return [];
      if (
        reading.within(span, 'goods:noun', 'goods:unit', 'time:clock', 'currency:money', 'unit:before')
          .length > 0
      )
        return [];
      const next = pieces[index + 1];
      const town =
        next &&
        next.line === piece.line &&
        reading.within(next, 'place:town').find((hit) => hit.start === next.start);
      const cut = town && span.end === piece.end ? { start, end: town.end } : span;
      const leadsToUnit = units.some(
        (unit) => unit.start > start && /^[ ,]{0,2}$/.test(reading.text.slice(span.end, unit.start)),
      );
      const whole = (span.end === piece.end || leadsToUnit) && from === 0;
      return [{ ...cut, strength: whole || from > 0 ? 4 : 2.5, whole: false }];
    });
  });
}
