import type { Candidate } from '../text/candidate';
import { overlaps } from '../text/reading';
import { LEAST } from './least-scores';
import type { JudgedCandidate } from './certainty';

/** Maximum number of offered values; leaving the field empty is an additional answer. */
const MOST_ANSWERS = 2;
/** Maximum score difference of a likely reading. */
const NEAR = 3;
const HALF_DAY_SECONDS = 43_200;

const compared = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The other half of the day, if it is still in the future. */
function otherHalf(value: string, nowSeconds: number): string[] {
  if (!/^\d+$/.test(value)) return [];
  return [Number(value) + HALF_DAY_SECONDS, Number(value) - HALF_DAY_SECONDS]
    .filter((seconds) => seconds > nowSeconds)
    .slice(0, 1)
    .map(String);
}

/** The likely values of a question, best first: other numbers, or the same words cut longer or shorter. */
export function listAnswers(
  one: JudgedCandidate,
  shown: readonly JudgedCandidate[],
  candidates: readonly Candidate[],
  nowSeconds: number,
): string[] {
  if (one.certain) return [one.value];
  if (one.doubt === 'half-day') return [one.value, ...otherHalf(one.value, nowSeconds)];
  const taken = shown.filter((other) => other.field !== one.field);
  // Every other phone number of the message may be the right one.
  const near = one.field === 'phone' ? Infinity : NEAR;
  const least = Math.max(LEAST[one.field], one.score - near);
  const others = candidates
    .filter(({ field, score }) => field === one.field && score >= least)
    .filter((other) => one.field === 'phone' || one.field === 'amount' || overlaps(other, one))
    .filter((other) => !taken.some((value) => overlaps(value, other)))
    .sort((a, b) => b.score - a.score)
    .map(({ value }) => value);
  const answers = [one.value];
  for (const value of others) {
    if (answers.length >= MOST_ANSWERS) break;
    if (answers.every((known) => compared(known) !== compared(value))) answers.push(value);
  }
  return answers;
}
