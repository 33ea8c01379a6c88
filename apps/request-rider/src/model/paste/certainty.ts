import type { PasteField } from './pasted-part';
import type { Candidate } from './spans/candidate';
import type { Labelled } from './spans/labels';
import { overlaps, type Reading } from './text/reading';
import { explainedBy, unexplainedBy } from './unexplained';

/** What makes a message with a value surely an order of that value: an address to bring it to and somebody to ask for. */
const isWhole = (chosen: readonly Candidate[]) => {
  const fields = new Set(chosen.map(({ field }) => field));
  return fields.has('address') && fields.has('phone') && fields.size >= 4;
};

/** Letters that may be left over where a value without a label is certain. */
const MOST_UNEXPLAINED = 12;
const FREELY_CERTAIN = new Set<PasteField>(['phone', 'amount', 'payment']);
/** Fields whose value has its own evidence: a number valid in the country, a payment word. */
const SELF_EVIDENT = new Set<PasteField>(['phone', 'payment']);

/**
 * Keeps as certain only a value with evidence: its own label; for a phone number or a payment word also an address in
 * the same message; for an amount a message that is an order in every respect. A correction makes all of these
 * doubtful, except a value behind its label.
 */
export function withCertainty(
  reading: Reading,
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate[] {
  const whole =
    isWhole(chosen) && unexplainedBy(reading, explainedBy(reading, chosen, labelled)) <= MOST_UNEXPLAINED;
  const hasAddress = chosen.some(({ field }) => field === 'address');
  const corrects =
    reading.words('cue:instead').some(({ start, end }) => end - start > 3) ||
    reading.words('cue:none').length > 0;
  return chosen.map((one) => {
    const label = labelled.find(
      (other) => other.kind === one.field && other.spelled && other.signed && overlaps(other, one),
    );
    const twice = labelled.filter(({ kind }) => kind === one.field).length > 1;
    // A time is chosen among those the form offers, so it is always looked at.
    if (label && !twice) return { ...one, certain: one.certain && one.field !== 'time' };
    const complete = whole || (SELF_EVIDENT.has(one.field) && hasAddress);
    return {
      ...one,
      certain: one.certain && FREELY_CERTAIN.has(one.field) && complete && !corrects && !twice,
    };
  });
}
