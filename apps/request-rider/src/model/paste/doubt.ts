import type { PasteField } from './pasted-part';
import type { Candidate } from './spans/candidate';
import type { Labelled } from './spans/labels';
import { overlaps, type Reading } from './text/reading';
import { unexplained } from './unexplained';

/** A value behind a label of its own is what the label says. */
const LABELLED_SCORE = 9;
/** Chinese and Japanese say in one sign what takes other scripts two or three. */
const DENSE = 2;

/**
 * How far a value must stand above every other reading of its field: in a message that is explained to the last word,
 * and in one where words are left over.
 */
interface Lead {
  explained: number;
  leftOver: number;
  /** Letters that nothing explains, beyond which the value is left out. */
  most: number;
}
const FEW = 3;
const LEADS: Partial<Record<PasteField, Lead>> = {
  address: { explained: 0.3, leftOver: 1.5, most: 90 },
  description: { explained: 1, leftOver: 1.5, most: 24 },
  notes: { explained: 1.5, leftOver: 2, most: 40 },
  phone: { explained: 1, leftOver: 1, most: 2000 },
  time: { explained: 1, leftOver: 1, most: 2000 },
  name: { explained: -1, leftOver: 0.4, most: 400 },
};

/** What is left when the rest is read: a reading that takes from the rest is no rival. */
const FREE = new Set<PasteField>(['description', 'notes']);
/** Where two readings of the same place are one number or one time. */
const PLACED = new Set<PasteField>(['phone', 'time']);

const lettersOf = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether one value is the other with more or fewer words behind it, as a street with or without its town. */
const isLonger = (own: string, other: string) => own.startsWith(other) || other.startsWith(own);
/** So little a longer or shorter reading has to be worse. */
const NESTED = 0.3;

function leadOf(one: Candidate, candidates: readonly Candidate[], nested: boolean): number {
  const own = lettersOf(one.value);
  const rivals = candidates.filter(({ field, value, ...span }) => {
    const other = lettersOf(value);
    if (PLACED.has(field) && overlaps(span, one)) return false;
    return field === one.field && other !== own && isLonger(own, other) === nested;
  });
  return one.score - Math.max(0, ...rivals.map(({ score }) => score));
}

/** Leaves out what might as well be read in another way: an empty field costs less than a wrong one. */
export function withoutDoubtful(
  reading: Reading,
  chosen: readonly Candidate[],
  candidates: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate[] {
  const dense = /\p{Script=Han}/u.test(reading.text) ? DENSE : 1;
  const free = (one: Candidate) => {
    const others = chosen.filter(({ field }) => field !== one.field);
    return FREE.has(one.field)
      ? candidates.filter((rival) => !others.some((other) => overlaps(other, rival)))
      : candidates;
  };
  const left = unexplained(reading, chosen, labelled) * dense;
  return chosen.filter((one) => {
    const lead = LEADS[one.field];
    if (!lead || one.score >= LABELLED_SCORE) return true;
    const least = left <= FEW ? lead.explained : lead.leftOver;
    const nested = one.field === 'address' ? Math.min(NESTED, least) : least;
    return (
      left <= lead.most && leadOf(one, free(one), false) >= least && leadOf(one, free(one), true) >= nested
    );
  });
}
