import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';

/** Singapore postal codes, which identify the building: `S560123`, `S(560123)`, `Singapore 560123`. */
const POSTAL_CODE = /(?<!\p{L})(?:s(?:ingapore|'pore|pore|g)?|postal(?: code)?)[ (]{0,2}\d{6}\)?(?!\d)/gu;

const known = new WeakMap<Reading, Span[]>();

/** Singapore postal codes; they are redundant beside a block and its street. */
export function postalCodesIn(reading: Reading): Span[] {
  if (reading.place.country !== 'SG') return [];
  const before = known.get(reading);
  if (before) return before;
  const codes = [...reading.folded.matchAll(POSTAL_CODE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  known.set(reading, codes);
  return codes;
}
