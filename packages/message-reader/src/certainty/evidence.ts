import type { Candidate } from '../text/candidate';
import type { Labelled } from '../spans/labels';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import { correctionsIn } from '../doubt/corrections';
import { candidateLead } from '../doubt/rivals';
import { explainedBy, unexplainedBy } from '../spans/unexplained';

export interface Evidence {
  reading: Reading;
  shown: readonly Candidate[];
  candidates: readonly Candidate[];
  labelled: readonly Labelled[];
  /** 1 for each character explained by a value, a label or a filler word. */
  explained: Uint8Array;
  left: number;
  /** Whether the message is only a question: it ends with one and names no goods. */
  asks: boolean;
  corrects: boolean;
  complete: boolean;
}

export function collectEvidence(
  reading: Reading,
  found: { chosen: readonly Candidate[]; shown: readonly Candidate[]; candidates: readonly Candidate[] },
  labelled: readonly Labelled[],
): Evidence {
  const { chosen, shown, candidates } = found;
  const explained = explainedBy(reading, shown, labelled);
  return {
    reading,
    shown,
    candidates,
    labelled,
    explained,
    left: unexplainedBy(reading, explained),
    asks:
      /[?？؟]\s*$/u.test(reading.text.trim()) &&
      !labelled.some(({ spelled }) => spelled) &&
      !shown.some(({ field }) => field === 'description'),
    corrects:
      correctionsIn(reading, { start: 0, end: reading.text.length }).length > 0 ||
      reading.words('cue:none').length > 0,
    complete: shown.length === chosen.length,
  };
}

const LETTER = /[\p{L}\p{M}\d]/u;
const BETWEEN_WORDS = / /;
/** Characters that separate a value from the next words of the same line. */
const BETWEEN_PIECES = /[\s,،、，;؛/+&·•()（）-]/u;
const BETWEEN_LINES = /[^\p{L}\p{M}\d]/u;
const REACH = { word: BETWEEN_WORDS, piece: BETWEEN_PIECES, line: BETWEEN_LINES } as const;

/** Whether the nearest word on either side is unexplained; `reach` selects the separators to skip. */
export function isBesideUnexplained(
  { reading: { text }, explained }: Evidence,
  { start, end }: Span,
  reach: keyof typeof REACH,
): boolean {
  const skips = (sign: string | undefined, isLine: boolean) =>
    sign !== undefined && REACH[reach].test(sign) && (isLine || sign !== '\n');
  let before = start - 1;
  while (before >= 0 && skips(text[before], reach === 'line')) before -= 1;
  let after = end;
  while (after < text.length && skips(text[after], reach === 'line')) after += 1;
  return [before, after].some((index) => LETTER.test(text[index] ?? '') && explained[index] === 0);
}

export const leadIn = ({ reading, candidates }: Evidence, one: Candidate) =>
  Math.min(candidateLead(reading, one, candidates, false), candidateLead(reading, one, candidates, true));

export const isClaimedBy = (
  { candidates }: Evidence,
  one: Candidate,
  field: Candidate['field'],
  least: number,
) => candidates.some((other) => other.field === field && other.score >= least && overlaps(other, one));
