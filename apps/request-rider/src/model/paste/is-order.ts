import type { PasteField } from './pasted-part';
import type { Candidate } from './spans/candidate';
import type { Labelled } from './spans/labels';
import type { Span } from './text/lines';
import { overlaps, type Reading } from './text/reading';

const WEIGHT: Record<PasteField, number> = {
  address: 2,
  name: 1,
  phone: 1,
  unit: 0.5,
  description: 1,
  payment: 0.5,
  amount: 0.5,
  time: 0.5,
  notes: 0.3,
};
const ENOUGH = 2.4;

/** An address and a number alone are a notice: whoever orders says for whom, what, or how it is paid. */
export const saysMore = (sure: readonly Candidate[], labelled: readonly Labelled[]) =>
  labelled.some(({ spelled }) => spelled) ||
  sure.some(({ field }) => field === 'name' || field === 'description' || field === 'payment');

/** Whether what was found is an order: an address or a form, and more; no advertisement and no opening hours. */
export function isOrder(
  reading: Reading,
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
): boolean {
  // What stands behind a label is what a form says, as "press the bell", and no advertisement.
  const isAnswer = (span: Span) => labelled.some((one) => one.kind !== 'other' && overlaps(one, span));
  const advertises = reading.words('cue:none').filter((span) => !isAnswer(span)).length;
  const forms = new Set(
    labelled
      .filter(({ kind, spelled }) => spelled && kind !== 'other' && kind !== 'sender')
      .map(({ kind }) => kind),
  );
  if (advertises > 0 && forms.size < 3 && chosen.filter(({ score }) => score >= 4).length < 5) return false;
  const weight = chosen.reduce((sum, { field, score }) => sum + WEIGHT[field] * Math.min(1, score / 2.4), 0);
  if (forms.size > 0 && advertises === 0 && chosen.some(({ score }) => score >= 8)) return true;
  const fields = new Set(chosen.map(({ field }) => field));
  if (forms.size === 0 && !fields.has('address') && !(fields.has('name') && fields.has('phone')))
    return false;
  const asks = /[?？؟]\s*$/u.test(reading.text.trim()) && chosen.length < 3;
  return (
    weight >=
      ENOUGH -
        (chosen.some(({ field }) => field === 'phone') && chosen.some(({ field }) => field === 'name')
          ? 0.6
          : 0) && !asks
  );
}
