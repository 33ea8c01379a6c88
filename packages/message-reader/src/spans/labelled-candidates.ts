import type { Span } from '../text/lines';
import { overlaps, trimSpan, spanValue, type Reading } from '../text/reading';
import type { Candidate } from '../text/candidate';
import type { Labelled } from './labels';
import { moneyIn } from '../values/money';
import type { Meaning } from '../words/meaning';

const TEXT_KINDS = {
  name: 'name',
  address: 'address',
  unit: 'unit',
  description: 'description',
  notes: 'notes',
} as const;

const LABEL_SCORE = 13;

/** The part of a labelled value before the first span of another kind. */
function untilAnchor(reading: Reading, { start, end }: Span, anchors: readonly Span[]): Span | null {
  const first = anchors.filter((span) => overlaps(span, { start, end })).sort((a, b) => a.start - b.start)[0];
  if (first && first.start <= start + 1) return null;
  return trimSpan(reading.text, { start, end: first?.start ?? end }, ')（）"');
}

function nameCandidates(reading: Reading, labelled: Labelled, anchors: readonly Span[]): Candidate[] {
  const span = untilAnchor(reading, labelled, anchors);
  if (!span) return [];
  const text = reading.text.slice(span.start, span.end);
  const plain = text
    .replace(/A\/[PL]/gu, 'A P')
    .replace(/(?<!\p{L})\p{L}{1,4}\.(?=\s)/gu, (title) => `${title.slice(0, -1)} `);
  const stop = /\s(?:分機|內線|分机|ext\b|extn|durchwahl)|[.;(（|/]\s|[(（]|\d|[,،，]\s?(?=.*[\d,،，])/u.exec(
    plain,
  );
  const cut = stop ? trimSpan(reading.text, { start: span.start, end: span.start + stop.index }) : span;
  if (!cut || cut.end - cut.start > 50) return [];
  const certain = labelled.spelled && labelled.signed && !stop && cut.end - cut.start <= 32;
  return [{ field: 'name', ...cut, value: spanValue(reading, cut), score: LABEL_SCORE, certain }];
}

function textual(reading: Reading, labelled: Labelled, anchors: readonly Span[]): Candidate[] {
  const { kind } = labelled;
  if (kind === 'name') return nameCandidates(reading, labelled, anchors);
  if (kind !== 'description' && kind !== 'notes') return [];
  const clean = anchors.filter((span) => span.end - span.start > 0);
  const span =
    kind === 'notes' ? trimSpan(reading.text, labelled, ')!"') : untilAnchor(reading, labelled, clean);
  if (!span) return [];
  const written = reading.text.slice(span.start, span.end);
  // An order number does not mean goods: "Order 90021 confirmed".
  const isGoods = reading.within(span, 'goods:noun', 'goods:unit').length > 0;
  const isNumber = /^#?[A-Z]{0,3}-?\d[\w-]*$/.test(written) || (/\d{4}/.test(written) && !isGoods);
  if (isNumber && kind === 'description') return [];
  const price = kind === 'description' ? /\s{2,}[\d.,]+$/.exec(written)?.[0].length : undefined;
  const isPriced = price !== undefined;
  span.end -= price ?? 0;
  const whole = isPriced || reading.text.slice(span.end, labelled.end).trim().length < 2;
  return [
    {
      field: TEXT_KINDS[kind],
      ...span,
      value: spanValue(reading, span),
      score: LABEL_SCORE - (whole ? 0 : 2),
      certain: whole && labelled.spelled && labelled.signed && !isPriced,
    },
  ];
}

function labelledAmounts(reading: Reading, labelled: Labelled): Candidate[] {
  const inside = moneyIn(reading).filter(({ from, to }) => from >= labelled.start && to <= labelled.end);
  const written = reading.text.slice(labelled.start, labelled.end);
  const equals = labelled.start + written.lastIndexOf('=');
  // A sum with addends: "650 + 80 = 730"; nothing is added up without the result.
  const added = /\d[^\d]{0,8}\+[^\d]{0,4}\d/.test(written);
  if (added && !written.includes('=')) return [];
  const results = added ? inside.filter(({ from }) => from > equals) : inside;
  const chosen = results.find(({ marked }) => marked) ?? results[0];
  if (!chosen) return [];
  const { start, end, value } = chosen;
  return [
    {
      field: 'amount',
      start: Math.max(start, labelled.start),
      end,
      value,
      score: LABEL_SCORE,
      certain: labelled.spelled && inside.length === 1,
    },
  ];
}

/** Words that begin a delivery time: "bis spätestens Mittag". */
const TIME_STARTS = [
  'time:before',
  'time:at',
  'time:today',
  'time:tomorrow',
  'time:noon',
  'time:asap',
] as const satisfies readonly Meaning[];

/** The end of labelled goods: an amount without currency, a payment method, an address or a time after a comma. */
function endsOfGoods(reading: Reading, { start, end }: Span, places: readonly Span[]): Span[] {
  const inside = { start: start + 2, end };
  const sums = reading
    .within(inside, 'cue:sum')
    .filter((sum) => /^[: $]{0,3}\d/.test(reading.text.slice(sum.end, sum.end + 4)));
  const pays = reading.within(inside, 'pay:cash', 'pay:paid', 'pay:terminal');
  const parted = [...places, ...reading.within(inside, ...TIME_STARTS)].filter((next) =>
    /[,،;.]\s?$/.test(reading.text.slice(Math.max(0, next.start - 2), next.start)),
  );
  return [...sums, ...pays, ...parted];
}

/** Values after labels; an anchor after its own label gets a higher score. */
export function labelledCandidates(
  reading: Reading,
  labelled: readonly Labelled[],
  anchors: readonly Candidate[],
  places: readonly Span[],
): Candidate[] {
  return labelled.flatMap((one): Candidate[] => {
    if (one.kind === 'amount') return labelledAmounts(reading, one);
    const others = anchors.filter(({ field, score }) => field !== 'payment' && score >= 4);
    return textual(
      reading,
      one,
      one.kind === 'description'
        ? [
            ...others.filter(({ field }) => field === 'phone' || field === 'amount'),
            ...endsOfGoods(reading, one, places),
          ]
        : others,
    );
  });
}
