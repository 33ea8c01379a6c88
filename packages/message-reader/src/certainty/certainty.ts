import type { PasteDoubt, PasteField } from '../pasted-part';
import type { Candidate } from '../text/candidate';
import { JOINED_OR_WORDS, OR_WORDS } from '../text/alternatives';
import { overlaps } from '../text/reading';
import { isGrandTotal } from '../values/total-line';
import type { Evidence } from './evidence';
import { findDoubtWithoutLabel } from './unlabelled';

/** A value with the reason for its question; certain when there is none. */
export interface JudgedCandidate extends Candidate {
  doubt: PasteDoubt | null;
}

/** Fields whose format is proof enough: a valid phone number, the only marked amount, payment words. */
const SELF_EVIDENT = new Set<PasteField>(['phone', 'amount', 'payment']);

const DOUBT_OF_FORM: Partial<Record<PasteField, PasteDoubt>> = {
  phone: 'several',
  amount: 'several',
  payment: 'several',
};

/** A label for goods captured a whole sentence that contains the only address. */
const isTooWide = ({ shown }: Evidence, { field, value, announced }: Candidate) =>
  field === 'description' &&
  !announced &&
  /[,،，]/u.test(value) &&
  !shown.some((other) => other.field === 'address');

const isTotal = ({ reading, candidates }: Evidence, one: Candidate) =>
  isGrandTotal(
    reading,
    candidates.filter(({ field }) => field === 'phone'),
    one,
  );

/** Two persons or places to choose from: `قطعة 5 أو قطعة 6`. */
const ALTERNATIVE = new RegExp(String.raw`\s(?:${OR_WORDS.join('|')})\s|${JOINED_OR_WORDS.join('|')}`, 'iu');
const isAlternative = ({ reading }: Evidence, { field, start, end }: Candidate) =>
  (field === 'name' || field === 'address' || field === 'unit') &&
  ALTERNATIVE.test(reading.text.slice(start, end));

/** "Storgata 3, mobil 412 …" behind a label for the address: the words of another field are no part of it. */
const holdsPhoneLabel = ({ reading }: Evidence, { field, start, end }: Candidate) =>
  field === 'address' &&
  reading.within({ start: start + 1, end }, 'label:phone').some((hit) => hit.end - hit.start >= LEAST_LABEL);
/** Shorter labels have other meanings. */
const LEAST_LABEL = 4;

const isPartlyPaid = ({ reading }: Evidence, { field }: Candidate) =>
  (field === 'amount' || field === 'payment') && reading.words('pay:rest').length > 0;

const COUNTED = /^[\s*•·–-]{0,4}\d{1,3}\s?(?:[x×]\s?)?\p{L}{2}/iu;

/** Whether the next line begins with a count as well, so that the goods are only the first of a list. */
function isFirstOfList({ reading, shown }: Evidence, { field, end, announced }: Candidate): boolean {
  if (field !== 'description' || announced) return false;
  const next = reading.lines.find(({ start }) => start >= end);
  return (
    next !== undefined &&
    COUNTED.test(reading.text.slice(next.start, next.end)) &&
    !shown.some((other) => overlaps(other, next))
  );
}

/** A correction names the wrong and the right value: the only one of its field is not corrected. */
const isOnlyReading = ({ reading, candidates }: Evidence, one: Candidate) =>
  (one.field === 'amount' || one.field === 'payment') &&
  reading.words('cue:none').length === 0 &&
  candidates.every((other) => other.field !== one.field || other.value === one.value);

function findDoubt(evidence: Evidence, one: Candidate): PasteDoubt | null {
  const { labelled, corrects, asks } = evidence;
  if (asks) return 'unlabelled';
  const own = labelled.filter(({ kind }) => kind === one.field);
  const label = own.find((other) => other.spelled && other.signed && overlaps(other, one));
  if (isTooWide(evidence, one) || holdsPhoneLabel(evidence, one)) return 'rival';
  // For a payment, the message may mean the deposit, the rest or their sum.
  if (isPartlyPaid(evidence, one) || isAlternative(evidence, one) || isFirstOfList(evidence, one))
    return 'several';
  if (label && own.length === 1 && one.certain) return null;
  if (one.announced && one.certain) return null;
  if (one.field === 'amount' && !corrects && isTotal(evidence, one)) return null;
  if (!SELF_EVIDENT.has(one.field)) return findDoubtWithoutLabel(evidence, one);
  const isCorrected = corrects && one.field !== 'phone' && !isOnlyReading(evidence, one);
  if (one.certain && !isCorrected && own.length <= 1) return null;
  return corrects ? 'corrected' : (DOUBT_OF_FORM[one.field] ?? 'unlabelled');
}

/**
 * A certain value needs evidence: its own label, a conclusive format, or its position in a fully explained
 * message. All others get the reason for the question.
 */
export const withCertainty = (evidence: Evidence): JudgedCandidate[] =>
  evidence.shown.map((one) => {
    const doubt = findDoubt(evidence, one);
    return { ...one, doubt, certain: doubt === null };
  });
