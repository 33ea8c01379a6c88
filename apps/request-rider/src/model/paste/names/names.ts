import type { Candidate } from '../spans/candidate';
import type { Piece } from '../spans/pieces';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import { announced, takers } from './announced-names';
import { alone, besidePhone } from './lone-names';
import { titledAfter, titledBefore } from './titled-names';

/** All that may be the customer's name. */
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
    ...alone(reading, pieces, phones, blocked, places),
    ...besidePhone(reading, phones, blocked),
  ];
  return all.filter(({ start, end }) => !blocked.some((span) => overlaps(span, { start, end })));
}
