import type { PasteField } from '../pasted-part';
import type { Candidate } from '../spans/candidate';
import type { Labelled } from '../spans/labels';
import { overlaps, type Reading } from '../text/reading';
import { isCorrectedLater } from './corrections';
import { isMixed } from './mixture';
import { touchesUnexplained } from './touching';
import { explainedBy, unexplainedBy } from '../unexplained';

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

/** What is left when the rest is read: a reading that takes from the rest is no rival. So is a longer address. */
const FREE = new Set<PasteField>(['description', 'notes']);
/** Where two readings of the same place are one number or one time. */
const PLACED = new Set<PasteField>(['phone', 'time']);

const lettersOf = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether one value is the other with more or fewer words behind it, as a street with or without its town. */
const isLonger = (own: string, other: string) => own.startsWith(other) || other.startsWith(own);
/** So little a longer or shorter reading has to be worse. */
const NESTED = 0.3;

/** Whether a longer address says the same place: it only adds its floor, its town or its postal code. */
function isSamePlace(reading: Reading, one: Candidate, rival: Candidate, candidates: readonly Candidate[]) {
  if (rival.start > one.start || rival.end < one.end || rival.also || one.also) return false;
  const units = candidates.filter(({ field }) => field === 'unit');
  const towns = reading.within(rival, 'place:town');
  const added = [
    { start: rival.start, end: one.start },
    { start: one.end, end: rival.end },
  ];
  return added.every((span) =>
    reading.text
      .slice(span.start, span.end)
      .split('')
      .every((sign, at) => {
        const index = span.start + at;
        const told = [...units, ...towns].some(({ start, end }) => start <= index && index < end);
        return told || !/\p{L}/u.test(sign);
      }),
  );
}

function leadOf(reading: Reading, one: Candidate, candidates: readonly Candidate[], nested: boolean): number {
  const own = lettersOf(one.value);
  const rivals = candidates.filter(({ field, value, ...span }) => {
    const other = lettersOf(value);
    if (PLACED.has(field) && overlaps(span, one)) return false;
    if (nested && field === 'address' && isSamePlace(reading, one, { field, value, ...span }, candidates))
      return false;
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
  const free = (one: Candidate, nested: boolean) => {
    const others = chosen.filter(({ field }) => field !== one.field);
    return FREE.has(one.field) || (nested && one.field === 'address')
      ? candidates.filter((rival) => !others.some((other) => overlaps(other, rival)))
      : candidates;
  };
  const explained = explainedBy(reading, chosen, labelled);
  const left = unexplainedBy(reading, explained) * dense;
  return chosen.filter((one) => {
    const lead = LEADS[one.field];
    if (one.score >= LABELLED_SCORE) return true;
    if (touchesUnexplained(reading, one, explained, chosen) || isMixed(reading, one, candidates, chosen))
      return false;
    const hasNumber = one.field === 'address' || one.field === 'description';
    if (hasNumber && isCorrectedLater(reading, one, explained)) return false;
    if (!lead) return true;
    const least = left <= FEW ? lead.explained : lead.leftOver;
    const nested = one.field === 'address' ? Math.min(NESTED, least) : least;
    return (
      left <= lead.most &&
      leadOf(reading, one, free(one, false), false) >= least &&
      leadOf(reading, one, free(one, true), true) >= nested
    );
  });
}
