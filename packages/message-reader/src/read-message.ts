import { addressesIn } from './address/address-candidates';
import { unitsIn } from './address/units';
import { listAnswers } from './certainty/answers';
import { withCertainty, type JudgedCandidate } from './certainty/certainty';
import { collectEvidence } from './certainty/evidence';
import { LEAST } from './certainty/least-scores';
import { withoutDoubtful } from './doubt/doubt';
import { isOrder, saysMore } from './is-order';
import { PASTE_FIELDS, type PasteContext, type PastedPart } from './pasted-part';
import { blockCandidates } from './spans/block-candidates';
import type { Candidate } from './text/candidate';
import { labelledCandidates } from './spans/labelled-candidates';
import { labelledAddresses } from './spans/labelled-addresses';
import { findLabelledValues, type Labelled } from './spans/labels';
import { namesIn } from './names/names';
import { splitIntoPieces, type Piece } from './text/pieces';
import { pricedGoods } from './spans/priced-goods';
import { remainingGoods } from './spans/remaining-goods';
import { restIn } from './spans/rest';
import { isReplaced, withRoles } from './spans/roles';
import { bestSegmentation } from './spans/segmentation';
import { BOUNDS } from './text/bounds';
import type { Span } from './text/lines';
import { overlaps, createReading, spanValue, type Reading } from './text/reading';
import { amountsIn } from './values/amounts';
import { paymentsIn } from './values/payments';
import { phonesIn } from './values/phones';
import { timesIn } from './values/times';

const inside = (span: Span, labelled: readonly Labelled[]) => labelled.find((one) => overlaps(one, span));

/** A second value with a score lower by this much is not a rival. */
const OUTWEIGHED = 2.5;

/** Raises the score of a value that corrects an earlier one. */
function withCorrections(reading: Reading, found: readonly Candidate[]): Candidate[] {
  return found.map((one) => {
    const others = found.filter(
      (other) => other !== one && !overlaps(other, one) && other.value !== one.value,
    );
    const replaced = others.some((later) => isReplaced(reading, one, later));
    const replaces = others.some((earlier) => isReplaced(reading, earlier, one));
    return {
      ...one,
      score: one.score + (replaced ? -1.5 : 0) + (replaces ? 1.5 : 0),
      certain: one.certain && !others.some(({ score }) => score > one.score - OUTWEIGHED),
    };
  });
}

/** Labels whose line may continue with a value of another field. */
const MAY_HOLD_ANOTHER = new Set<Labelled['kind']>([
  'name',
  'sender',
  'address',
  'phone',
  'time',
  'amount',
  'payment',
]);

/** Free values score higher after their own label and lower after another one. */
function atLabels(found: readonly Candidate[], labelled: readonly Labelled[]): Candidate[] {
  return found.flatMap((one): Candidate[] => {
    const label = inside(one, labelled);
    if (!label) return [one];
    if (label.kind === one.field) return [{ ...one, score: one.score + 4 }];
    if (label.kind === 'other' && one.field !== 'payment') return [];
    if (label.kind === 'sender' && one.field !== 'phone') return [];
    const isAnchor = one.field === 'payment' || one.field === 'phone';
    if (isAnchor)
      return [
        {
          ...one,
          certain: one.certain && (one.field === 'payment' || label.kind !== 'notes'),
          score: one.score - (label.kind === 'notes' ? 3 : 0),
        },
      ];
    return MAY_HOLD_ANOTHER.has(label.kind) ? [{ ...one, score: one.score - 0.3 }] : [];
  });
}

/** What a label certainly announces: a short value up to the next separator, or the full text. */
function firstPiece(one: Labelled, pieces: readonly Piece[]): Span[] {
  const { kind, spelled, start, end } = one;
  if (!spelled || kind === 'name' || kind === 'address') return [];
  if (kind === 'description' || kind === 'notes' || kind === 'unit') return [one];
  const piece = pieces.find((other) => other.end > start);
  return [{ start, end: Math.min(end, piece?.end ?? end) }];
}

function collectCandidates(reading: Reading): { candidates: Candidate[]; labelled: Labelled[] } {
  const labelled = findLabelledValues(reading);
  const pieces = splitIntoPieces(reading);
  const phones = withRoles(reading, phonesIn(reading), labelled);
  const clear = (span: Span) => !phones.some((phone) => phone.score > 1 && overlaps(phone, span));
  const announced = labelled.filter(({ kind }) => kind === 'time');
  const times = withCorrections(reading, atLabels(timesIn(reading, announced).filter(clear), labelled));
  const payments = paymentsIn(reading);
  const labelSpans = labelled.filter(({ spelled }) => spelled).map(({ label }) => label);
  // RM means room in some countries and a currency in another.
  const floors = unitsIn(reading).filter(({ start }) => !reading.wordAt(start, 'currency:money'));
  const amounts = withCorrections(
    reading,
    atLabels(
      amountsIn(reading, phones).filter(
        (one) => clear(one) && ![...times, ...floors].some((span) => overlaps(span, one)),
      ),
      labelled,
    ),
  );
  const marked = amounts.filter(({ score }) => score >= 3);
  const anchors = [...phones.filter(({ score }) => score > 1), ...times, ...marked];
  const blocked: Span[] = [...anchors, ...payments, ...labelSpans];
  const units = unitsIn(reading).filter((unit) => !blocked.some((span) => overlaps(span, unit)));
  const addresses = withCorrections(
    reading,
    atLabels(addressesIn(reading, pieces, units, blocked), labelled),
  );
  const strong = addresses.filter(({ score }) => score >= 4.4);
  const names = atLabels(namesIn(reading, pieces, phones, blocked, addresses), labelled);
  const unitSpans = units.map((unit): Candidate => unitCandidate(reading, unit, addresses, labelled));
  const others = labelled.filter(({ kind }) => kind === 'other' || kind === 'sender');
  const goodAddress = addresses.filter(({ score }) => score >= LEAST.address);
  const hard = [
    ...anchors,
    ...payments,
    ...labelSpans,
    ...others,
    ...labelled.flatMap((one) => firstPiece(one, pieces)),
  ];
  const behindLabels = [
    ...labelledCandidates(reading, labelled, anchors, strong),
    ...labelledAddresses(reading, labelled, units, anchors),
    ...blockCandidates(reading, units, phones),
    ...pricedGoods(reading),
  ];
  const rest = restIn(
    reading,
    pieces,
    [...hard, ...behindLabels.filter(({ certain }) => certain)],
    [
      ...goodAddress,
      ...names.filter(({ score }) => score >= LEAST.name),
      ...unitSpans.filter(({ score }) => score > 2),
    ],
    strong,
  );
  return {
    labelled,
    candidates: [
      ...phones,
      ...times,
      ...payments.map((one) => ({
        ...one,
        score: one.score + (inside(one, labelled)?.kind === 'payment' ? 3 : 0),
      })),
      ...amounts,
      ...addresses,
      ...names,
      ...unitSpans,
      ...rest,
      ...behindLabels,
    ],
  };
}

function unitCandidate(
  reading: Reading,
  unit: Span,
  addresses: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate {
  const beside = addresses.some(
    (address) =>
      (/^[\s,،;\-–/()（）]{0,4}$/.test(reading.text.slice(address.end, unit.start)) &&
        address.end <= unit.start) ||
      (unit.end <= address.start &&
        /^[\s,،;\-–/()（）]{0,4}$/.test(reading.text.slice(unit.end, address.start))),
  );
  const label = inside(unit, labelled);
  const score = label?.kind === 'unit' ? 3 : beside ? 3 : label ? 0.4 : 1.3;
  return { field: 'unit', ...unit, value: spanValue(reading, unit), score, certain: false };
}

const toPart = (
  { at }: Reading,
  { field, value, certain, doubt, start, end, also = [] }: JudgedCandidate,
  answers: readonly string[],
): PastedPart => ({
  field,
  value,
  certain,
  doubt,
  answers,
  spans: [{ start, end }, ...also].map((span) => ({
    start: at[span.start] ?? 0,
    end: (at[span.end - 1] ?? 0) + 1,
  })),
});

/**
 * Finds the segmentation that explains the message best. At most one value per field; empty when the message
 * is not an order.
 */
export function readMessage(message: string, context: PasteContext): PastedPart[] {
  const reading = createReading(message.slice(0, BOUNDS.signs), context);
  const { candidates, labelled } = collectCandidates(reading);
  const best = bestSegmentation(candidates.filter(({ field, score }) => score >= LEAST[field]));
  const chosen = [...best, ...remainingGoods(reading, best, labelled)];
  if (!isOrder(reading, chosen, labelled)) return [];
  const sure = withoutDoubtful(reading, chosen, candidates, labelled);
  if (!saysMore(reading, sure, chosen, labelled)) return [];
  const judged = withCertainty(collectEvidence(reading, { chosen, shown: sure, candidates }, labelled));
  return judged
    .map((one) => toPart(reading, one, listAnswers(one, judged, candidates, context.nowSeconds)))
    .sort((a, b) => PASTE_FIELDS.indexOf(a.field) - PASTE_FIELDS.indexOf(b.field));
}
