import { PASTE_FIELDS, type PasteField } from '../pasted-part';
import type { Candidate } from '../text/candidate';

/** Maximum number of candidates in the search. */
const MOST = 140;

interface Path {
  score: number;
  candidate: Candidate;
  before: Path | null;
}

const fieldBit = (field: PasteField) => 1 << PASTE_FIELDS.indexOf(field);

/**
 * The non-overlapping candidates with the highest sum of scores, at most one per field. Paths grow from the
 * left; of those that end before a place with the same fields, only the best is kept.
 */
export function bestSegmentation(all: readonly Candidate[]): Candidate[] {
  const candidates = [...all]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .filter(({ score, end, start }) => score > 0 && end > start)
    .sort((a, b) => a.end - b.end || a.start - b.start);
  // Per candidate in order of its end: the best path with exactly these fields that ends there or before.
  const upTo: Map<number, Path>[] = [];
  const ends = candidates.map(({ end }) => end);
  candidates.forEach((candidate, index) => {
    const known = new Map(index === 0 ? [] : upTo[index - 1]);
    const from = lastAtOrBefore(ends, candidate.start, index);
    const bit = fieldBit(candidate.field);
    const grow = (fields: number, before: Path | null) => {
      if (fields & bit) return;
      const score = (before?.score ?? 0) + candidate.score;
      const other = known.get(fields | bit);
      if (!other || other.score < score) known.set(fields | bit, { score, candidate, before });
    };
    grow(0, null);
    if (from >= 0) upTo[from]?.forEach((path, fields) => grow(fields, path));
    upTo.push(known);
  });
  const [best = null] = [...(upTo.at(-1)?.values() ?? [])].sort((a, b) => b.score - a.score);
  const chosen: Candidate[] = [];
  for (let path: Path | null = best; path; path = path.before) chosen.unshift(path.candidate);
  return chosen;
}

/** Index of the last of the first `count` ends that is at most `limit`; -1 when there is none. */
function lastAtOrBefore(ends: readonly number[], limit: number, count: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? Infinity) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
