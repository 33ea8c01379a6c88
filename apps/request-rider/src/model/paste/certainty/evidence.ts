import type { Candidate } from '../spans/candidate';
import type { Labelled } from '../spans/labels';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import { correctionsIn } from '../doubt/corrections';
import { leadOf } from '../doubt/rivals';
import { explainedBy, unexplainedBy } from '../unexplained';

/** What the message as a whole says for or against each of its values. */
export interface Evidence {
  reading: Reading;
  /** The values that are shown. */
  shown: readonly Candidate[];
  /** Every reading of every stretch. */
  candidates: readonly Candidate[];
  labelled: readonly Labelled[];
  /** For each sign 1 where a value, a label or a word of no value explains it. */
  explained: Uint8Array;
  /** Letters and digits that nothing explains. */
  left: number;
  /** Whether it only asks: its last sentence is a question and no goods are named. */
  asks: boolean;
  /** Whether the message takes something back. */
  corrects: boolean;
  /** Whether no value was dropped as too doubtful to be shown. */
  complete: boolean;
}

/** Collects the evidence of a message. */
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
/** Signs that part a value from the next words of the same line. */
const BETWEEN_PIECES = /[\s,،、，;؛/+&·•()（）-]/u;
const BETWEEN_LINES = /[^\p{L}\p{M}\d]/u;
const REACH = { word: BETWEEN_WORDS, piece: BETWEEN_PIECES, line: BETWEEN_LINES } as const;

/** Whether the nearest word on a side of a value is explained; over spaces only, over commas, or over line ends too. */
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

/** How far a value leads the other readings of its field. */
export const leadIn = ({ reading, candidates }: Evidence, one: Candidate) =>
  Math.min(leadOf(reading, one, candidates, false), leadOf(reading, one, candidates, true));

/** Whether a good reading of another field takes a part of this value. */
export const isClaimedBy = (
  { candidates }: Evidence,
  one: Candidate,
  field: Candidate['field'],
  least: number,
) => candidates.some((other) => other.field === field && other.score >= least && overlaps(other, one));
