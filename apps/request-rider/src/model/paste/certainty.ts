import type { PasteField } from './pasted-part';
import type { Candidate } from './spans/candidate';
import type { Labelled } from './spans/labels';
import { overlaps, type Reading } from './text/reading';

/** What makes a message with a value surely an order of that value: an address to bring it to and somebody to ask for. */
const isWhole = (chosen: readonly Candidate[]) => {
  const fields = new Set(chosen.map(({ field }) => field));
  return fields.has('address') && fields.has('phone') && fields.size >= 4;
};

const FREELY_CERTAIN = new Set<PasteField>(['phone', 'amount', 'payment']);

/** A time behind a label is certain when nothing else with a number stands there. */
function isBareTime({ text }: Reading, time: Candidate, label: Labelled): boolean {
  const rest =
    text.slice(label.start, Math.min(time.start, label.end)) +
    text.slice(Math.min(time.end, label.end), label.end);
  return !/\d/.test(rest);
}

/**
 * Keeps as certain only what cannot be otherwise: what stands behind its own label, and the one phone number, amount
 * and way of paying of a message that is an order in every respect and corrects nothing.
 */
export function withCertainty(
  reading: Reading,
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate[] {
  const whole = isWhole(chosen);
  const corrects =
    reading.words('cue:instead').some(({ start, end }) => end - start > 3) ||
    reading.words('cue:none').length > 0;
  return chosen.map((one) => {
    const label = labelled.find(
      (other) => other.kind === one.field && other.spelled && other.signed && overlaps(other, one),
    );
    const twice = labelled.filter(({ kind }) => kind === one.field).length > 1;
    if (label && !twice) {
      const bare = one.field !== 'time' || isBareTime(reading, one, label);
      return { ...one, certain: one.certain && bare };
    }
    return { ...one, certain: one.certain && FREELY_CERTAIN.has(one.field) && whole && !corrects && !twice };
  });
}
