import type { Candidate } from '../text/candidate';
import type { Piece } from '../text/pieces';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import { announced, takers } from './announced-names';
import { findLoneNames, besidePhone } from './lone-names';
import { titledAfter, titledBefore } from './titled-names';

const THAI = /\p{Script=Thai}/u;
const SALUTATION = 24;
/** A name in the greeting is the shop's. */
const SALUTED =
  /(?:^|[\n.!])\s{0,2}(?:dear|hi|hello|hey|hallo|moin|servus|lieber?|(?:sehr )?geehrter?|hola|querid[oa]|estimad[oa]|buen[oa]s (?:dias|tardes|noches)|szanown[ya]|czesc|merhaba|selam|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend)|assalamualaikum|salam|salaam) $/u;

export function namesIn(
  reading: Reading,
  pieces: readonly Piece[],
  phones: readonly Span[],
  blocked: readonly Span[],
  places: readonly Span[],
): Candidate[] {
  const all = [
    ...titledBefore(reading, blocked),
    ...titledAfter(reading),
    ...announced(reading, pieces, blocked),
    ...takers(reading),
    ...findLoneNames(reading, pieces, phones, blocked, places),
    ...besidePhone(reading, phones, blocked),
  ];
  return all.filter(
    ({ start, end }) =>
      !blocked.some((span) => overlaps(span, { start, end })) &&
      !(THAI.test(reading.text[start] ?? '') && reading.wordAt(start, 'name:says')) &&
      !SALUTED.test(reading.folded.slice(Math.max(0, start - SALUTATION), start)),
  );
}
