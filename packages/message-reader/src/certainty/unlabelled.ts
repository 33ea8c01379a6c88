import type { PasteDoubt, PasteField } from '../pasted-part';
import type { Candidate } from '../text/candidate';
import { describeLooks } from '../spans/looks';
import type { Span } from '../text/lines';
import { overlaps } from '../text/reading';
import { UNSPACED } from '../text/scripts';
import { endsWithPrice, hasForeignSign, PLACE_NUMBER } from './format-rules';
import { isSetApart, isSetOff, isWholePiece } from './set-apart';
import { isBesideUnexplained, isClaimedBy, leadIn, type Evidence } from './evidence';

type Check = (evidence: Evidence, one: Candidate) => PasteDoubt | null;

/** Number of letters that may remain unexplained beside a certain value. */
const MOST_LEFT: Partial<Record<PasteField, number>> = {
  name: 40,
  address: 20,
  unit: 20,
  time: 20,
  description: 12,
  notes: 12,
};
const LEAST_LEAD = 1;
const LEAST_NAME = 2.4;

function findMessageDoubt(evidence: Evidence, one: Candidate): PasteDoubt | null {
  const { field, value } = one;
  if (evidence.corrects) return 'corrected';
  if (!evidence.complete || evidence.left > (MOST_LEFT[field] ?? 0)) return 'left-over';
  return UNSPACED.test(value) && !isWholePiece(evidence, one) ? 'no-spaces' : null;
}

const findNameDoubt: Check = (evidence, one) => {
  if (isBesideUnexplained(evidence, one, 'word')) return 'left-over';
  if (isClaimedBy(evidence, one, 'address', 3.4)) return 'rival';
  return leadIn(evidence, one) < LEAST_LEAD ? 'rival' : null;
};

const findAddressDoubt: Check = (evidence, one) => {
  const { reading, shown } = evidence;
  if (isBesideUnexplained(evidence, one, 'line')) return 'left-over';
  const written = reading.text.slice(one.start, one.end);
  if (!PLACE_NUMBER.test(written)) return 'no-number';
  const labels = reading.wordAt(one.start, 'label:address', 'label:name', 'label:phone', 'cue:place');
  if (hasForeignSign(written) || (labels && labels.end < one.end && labels.end - labels.start > 2))
    return 'rival';
  if (endsWithPrice(reading, written)) return 'rival';
  if (!shown.some(({ field }) => field === 'name') || isClaimedBy(evidence, one, 'name', LEAST_NAME))
    return 'rival';
  return leadIn(evidence, one) < LEAST_LEAD ? 'rival' : null;
};

const LOT = /^lot/iu;
/** A floor or a flat belongs to the adjacent address. */
const findUnitDoubt: Check = (evidence, one) => {
  const address = evidence.shown.find(({ field }) => field === 'address');
  if (!address) return 'rival';
  const label = evidence.labelled.find(
    ({ kind, spelled, signed }) => kind === 'address' && spelled && signed,
  );
  const isLabelled = label !== undefined && overlaps(label, one) && overlaps(label, address);
  // Before the address it may be the house number: "Lot 1123, Kampung Melayu".
  if (one.start < address.end && !(isLabelled && !LOT.test(one.value))) return 'rival';
  if (isBesideUnexplained(evidence, one, 'piece')) return 'left-over';
  return isLabelled && address.certain ? null : findAddressDoubt(evidence, address);
};

/** A label before its value, or a house number. */
const SLASHED = /\d\/\d|\p{L}\/\p{L}|\s\/\s/u;
/** The destination is not part of the goods: "دو چائے دفتر". */
const PLACE_AT_END = /(?:^|\s)(?:دفتر|آفس|گھر|office|home|daftar|ghar)$/iu;
/** A landmark of the address: "نزد امتیاز اسٹور کیک 1". */
const LANDMARK =
  /(?:^|\s)(?:near|opposite|opp|behind|neben|gegenüber|hinter|نزد|قریب|مقابل|قرب|بجانب|جنب|خلف)(?=\s)|旁邊|旁边|對面|对面|隔壁|附近/iu;
/** A price without currency after the goods: "便當3個240". */
const PRICE_AFTER_GOODS = /(?:\D\d{3,}|\p{Script=Han} ?\d{2,})$/u;
const endsWithSum = (written: string) => /\d\D/.test(written) && PRICE_AFTER_GOODS.test(written);
const LEAST_GOODS = 1.8;
const hasOtherGoods = ({ reading, candidates, shown }: Evidence, one: Candidate) =>
  candidates.some(
    (other) =>
      other.field === 'description' &&
      other.score >= LEAST_GOODS &&
      describeLooks(reading, other).quantity &&
      !overlaps(other, one) &&
      !shown.some((value) => overlaps(value, other)),
  );

/** A title inside the goods begins the recipient: "en kage til fru Lund". */
const namesPerson = ({ reading }: Evidence, { start, end }: Span) =>
  reading
    .within({ start: start + 1, end }, 'name:before', 'name:after')
    .some(
      (hit) =>
        (hit.end - hit.start > 1 || /\p{Script=Hangul}/u.test(reading.text[hit.start] ?? '')) &&
        /\s/u.test(reading.text[hit.start - 1] ?? '') &&
        reading.wordAt(hit.start, 'goods:noun', 'goods:unit', 'goods:count', 'cue:link') === undefined,
    );

/** Whether it contains words that introduce a person or a place: "一盒鳳梨酥給我媽媽". */
const leadsOn = (evidence: Evidence, { start, end }: Span) =>
  namesPerson(evidence, { start, end }) ||
  evidence.reading
    .within({ start: start + 1, end }, 'name:says', 'name:kin')
    .some(
      (hit) =>
        /\p{Script=Han}/u.test(evidence.reading.text[hit.start] ?? '') || hit.end - hit.start >= LONG_WORD,
    );
const LONG_WORD = 4;

/** Whether the goods follow a word without a separator and begin with neither a count nor known goods. */
const beginsWithinWords = ({ reading }: Evidence, { start }: Candidate) =>
  /[\p{L}\p{M}] {0,2}$/u.test(reading.text.slice(Math.max(0, start - 3), start)) &&
  !/^[\d#]/u.test(reading.text.slice(start, start + 1)) &&
  reading.wordAt(start, 'goods:count', 'goods:noun', 'goods:unit', 'goods:article') === undefined;

/** A capitalized last word directly before the name is a part of it: "… Szabó Katalin". */
const endsInName = ({ reading: { text }, shown }: Evidence, { start, end }: Span) =>
  /\s\p{Lu}\p{L}*$/u.test(text.slice(start, end)) &&
  shown.some((other) => other.field === 'name' && other.start - end === 1);

/** A floor or a flat inside the goods belongs to the address: "101동 1204호 생일 케이크". */
const holdsUnit = ({ reading, candidates }: Evidence, one: Candidate) =>
  /\p{Script=Hangul}/u.test(reading.text.slice(one.start, one.end)) &&
  candidates.some((other) => other.field === 'unit' && overlaps(other, one));

const findDescriptionDoubt: Check = (evidence, one) => {
  const { reading } = evidence;
  const written = reading.text.slice(one.start, one.end);
  if (isBesideUnexplained(evidence, one, 'piece')) return 'left-over';
  if (hasForeignSign(written) || SLASHED.test(written)) return 'rival';
  if (LANDMARK.test(written) || endsWithSum(written)) return 'rival';
  if (hasOtherGoods(evidence, one)) return 'several';
  if (evidence.left > 0 && reading.words('mail:frame').length > 1) return 'several';
  if (holdsUnit(evidence, one) || endsInName(evidence, one)) return 'rival';
  if (!isSetOff(evidence, one, 'before')) return 'rival';
  if (PLACE_AT_END.test(written) || leadsOn(evidence, one) || beginsWithinWords(evidence, one))
    return 'rival';
  const { quantity, noun } = describeLooks(reading, one);
  if (!quantity && !noun) return 'unlabelled';
  return leadIn(evidence, one) < LEAST_LEAD ? 'rival' : null;
};

const LEAST_NOTE = 5;
const findNotesDoubt: Check = (evidence, one) => {
  if (isBesideUnexplained(evidence, one, 'piece')) return 'left-over';
  const words = one.value.split(/\s+/u).length;
  if (words < 3 && !(/\p{Script=Han}/u.test(one.value) && one.value.length >= LEAST_NOTE))
    return 'unlabelled';
  // Goods after a landmark: "對面 珍奶3杯".
  if (describeLooks(evidence.reading, one).quantity) return 'rival';
  return leadIn(evidence, one) < LEAST_LEAD ? 'rival' : null;
};

const findTimeDoubt: Check = (evidence, one) =>
  !one.certain ? 'half-day' : isInNote(evidence, one) ? 'unlabelled' : null;

/** Whether the words beside a time are a note: "Portier hat ab 18 Uhr zu". */
function isInNote({ reading }: Evidence, { start, end }: Candidate): boolean {
  const before = /[^,.;!\n\u0000]*$/u.exec(reading.text.slice(0, start))?.[0].length ?? 0;
  const after = /^[^,.;!\n\u0000]*/u.exec(reading.text.slice(end))?.[0].length ?? 0;
  return reading.within({ start: start - before, end: end + after }, 'note:strong').length > 0;
}

/** The only time of the message: other words say nothing about it. */
const isOnlyTime = (evidence: Evidence, one: Candidate) =>
  one.field === 'time' &&
  !evidence.corrects &&
  !isInNote(evidence, one) &&
  evidence.candidates.every((other) => other.field !== 'time' || overlaps(other, one));

const CHECKS: Partial<Record<PasteField, Check>> = {
  name: findNameDoubt,
  address: findAddressDoubt,
  unit: findUnitDoubt,
  description: findDescriptionDoubt,
  notes: findNotesDoubt,
  time: findTimeDoubt,
};

/**
 * Where floors, stairs and doors have several short forms, such as "3. tv" and "A 14": 2 of 11 units in unseen
 * messages without an address label were cut wrongly.
 */
const UNITS_ARE_ASKED: ReadonlySet<string> = new Set(
  'BD BG CY CZ DK FI GR HR HU JP KH KR LA MM NO RO SE SK VN'.split(' '),
);
const isAskedUnit = ({ reading: { place }, labelled }: Evidence, { field, ...span }: Candidate) =>
  field === 'unit' &&
  UNITS_ARE_ASKED.has(place.country) &&
  !labelled.some((label) => label.spelled && label.kind === 'address' && overlaps(label, span));

/**
 * The doubt about a value without a label; null when its position, its format and the rest of the message
 * agree.
 */
export function findDoubtWithoutLabel(evidence: Evidence, one: Candidate): PasteDoubt | null {
  const check = CHECKS[one.field];
  if (!check || isAskedUnit(evidence, one)) return 'unlabelled';
  const ownDoubt = check(evidence, one);
  const doubt = findMessageDoubt(evidence, one) ?? ownDoubt;
  if (ownDoubt === null && isOnlyTime(evidence, one)) return null;
  const isOpen = one.field !== 'description' || ownDoubt === null || ownDoubt === 'left-over';
  return doubt !== null && isOpen && isSetApart(evidence, one) ? null : doubt;
}
