import type { PasteField } from '../pasted-part';
import type { Candidate } from '../text/candidate';
import type { Labelled } from '../spans/labels';
import { overlaps, type Reading } from '../text/reading';
import { isCorrectedLater } from './corrections';
import { isMixed } from './mixture';
import { candidateLead } from './rivals';
import { touchesUnexplained } from './touching';
import { explainedBy, unexplainedBy } from '../spans/unexplained';

/** A value directly after its own label. */
const LABELLED_SCORE = 9;
/** Chinese and Japanese need one character for what other scripts write with two or three. */
const DENSE = 2;

/**
 * The required lead of a value over other readings of its field: in a fully explained message, and otherwise.
 */
interface Lead {
  explained: number;
  leftOver: number;
  /** Maximum number of unexplained letters; with more, the value is dropped. */
  most: number;
}
const FEW = 3;
const LEADS: Partial<Record<PasteField, Lead>> = {
  address: { explained: 0.3, leftOver: 1.5, most: 100 },
  description: { explained: 1, leftOver: 1.5, most: 40 },
  notes: { explained: 1.5, leftOver: 2, most: 40 },
  phone: { explained: 1, leftOver: 1, most: 2000 },
  time: { explained: 1, leftOver: 1, most: 2000 },
  name: { explained: -1, leftOver: 0.1, most: 400 },
};

/** Fields that get the remaining text: an overlapping reading is not a rival. Nor is a longer address. */
const FREE = new Set<PasteField>(['description', 'notes']);
const NESTED = 0.3;

/** Drops ambiguous values: an empty field costs less than a wrong one. */
export function withoutDoubtful(
  reading: Reading,
  chosen: readonly Candidate[],
  candidates: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate[] {
  const dense = /\p{Script=Han}/u.test(reading.text) ? DENSE : 1;
  const isSure = ({ score }: Candidate) => score >= LABELLED_SCORE;
  const pure = chosen.filter(
    (one) => isSure(one) || !isMixed(reading, one, { candidates, chosen, labelled }),
  );
  const explained = explainedBy(reading, pure, labelled);
  const left = unexplainedBy(reading, explainedBy(reading, chosen, labelled)) * dense;
  const free = (one: Candidate, nested: boolean) => {
    const others = chosen.filter(({ field }) => field !== one.field);
    return FREE.has(one.field) || (nested && one.field === 'address')
      ? candidates.filter((rival) => !others.some((other) => overlaps(other, rival)))
      : candidates;
  };
  const outweighs = (one: Candidate) => {
    const lead = LEADS[one.field];
    if (!lead) return true;
    const least = left <= FEW ? lead.explained : lead.leftOver;
    const nested = one.field === 'address' ? Math.min(NESTED, least) : least;
    return (
      left <= lead.most &&
      candidateLead(reading, one, free(one, false), false) >= least &&
      candidateLead(reading, one, free(one, true), true) >= nested
    );
  };
  return pure.filter(
    (one) =>
      isSure(one) ||
      (!touchesUnexplained(reading, one, explained, chosen) &&
        !isCorrectedLater(reading, one, explained) &&
        outweighs(one)),
  );
}
