import type { Span } from '../text/lines';
import { overlaps, trimSpan, spanValue, type Reading } from '../text/reading';
import type { Candidate } from '../text/candidate';
import type { Labelled } from './labels';
import { findRecipient, mayHoldRecipient } from './recipient-labels';

const CLOSE = /^[\s,،;.\-–/()（）]{0,4}$/;
const NUMBER = /(?<!\d)\d{1,4}(?!\d)/u;
/** Higher than any address found inside the label's value. */
const LABEL_SCORE = 14;

function cutUnits(
  reading: Reading,
  span: Span,
  units: readonly Span[],
): { span: Span | null; unit: Span | null } {
  const last = units.find(
    (unit) =>
      unit.start > span.start && unit.end <= span.end && CLOSE.test(reading.text.slice(unit.end, span.end)),
  );
  if (last) return { span: trimSpan(reading.text, { start: span.start, end: last.start }, '.)'), unit: last };
  const first = units.find(
    (unit) =>
      unit.end < span.end &&
      unit.start >= span.start &&
      CLOSE.test(reading.text.slice(span.start, unit.start)) &&
      /\d/.test(reading.text.slice(unit.end, span.end)),
  );
  if (first) return { span: trimSpan(reading.text, { start: first.end, end: span.end }, '.)'), unit: first };
  return { span, unit: null };
}

const nameCandidate = (reading: Reading, span: Span): Candidate => ({
  field: 'name',
  ...span,
  value: spanValue(reading, span),
  score: LABEL_SCORE,
  certain: false,
});

/** Labelled addresses and units; a town with its own label is appended to its street. */
export function labelledAddresses(
  reading: Reading,
  labelled: readonly Labelled[],
  units: readonly Span[],
  anchors: readonly Candidate[],
): Candidate[] {
  const town = labelled.find(({ kind }) => kind === 'city');
  return labelled.flatMap((one): Candidate[] => {
    if (one.kind !== 'address' && one.kind !== 'unit') return [];
    const anchored = anchors.some(
      (anchor) => anchor.score >= 4 && anchor.field !== 'amount' && overlaps(anchor, one),
    );
    const recipient = findRecipient(reading, one);
    const named = recipient ? [nameCandidate(reading, recipient.name)] : [];
    const whole = recipient ? recipient.rest : trimSpan(reading.text, one, '.)');
    if (!whole || anchored) return named;
    if (one.kind === 'unit')
      return [
        {
          field: 'unit',
          ...whole,
          value: spanValue(reading, whole),
          score: LABEL_SCORE,
          certain: one.spelled && one.signed,
        },
      ];
    const isTitled = reading.within(whole, 'name:before').some(({ start }) => start === whole.start);
    const { span, unit } = cutUnits(reading, whole, units);
    if (!span || isTitled || span.end - span.start < 4) return named;
    const also = town && town.line > one.line ? trimSpan(reading.text, town) : null;
    const value = [span, ...(also ? [also] : [])].map((part) => spanValue(reading, part)).join(' ');
    const certain =
      one.spelled &&
      one.signed &&
      (NUMBER.test(value) || !mayHoldRecipient(reading, one)) &&
      reading.within(whole, 'cue:instead').length === 0;
    return [
      ...named,
      { field: 'address', ...span, value, score: LABEL_SCORE, certain, ...(also ? { also: [also] } : {}) },
      ...(unit
        ? [{ field: 'unit' as const, ...unit, value: spanValue(reading, unit), score: 4, certain: false }]
        : []),
    ];
  });
}
