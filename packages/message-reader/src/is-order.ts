import type { PasteField } from './pasted-part';
import type { Candidate } from './text/candidate';
import type { Labelled } from './spans/labels';
import type { Span } from './text/lines';
import { overlaps, type Reading } from './text/reading';
import { hasCountryWords } from './words/language-words';
import type { Meaning } from './words/meaning';

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

/**
 * An address and a number alone are a notice: an order also names the recipient, the goods or the payment.
 */
export const saysMore = (
  reading: Reading,
  sure: readonly Candidate[],
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
) =>
  labelled.some(({ spelled }) => spelled) ||
  sure.some(({ field }) => field === 'name' || field === 'description' || field === 'payment') ||
  (hasCountryWords(reading.place.country) &&
    isDestination(chosen) &&
    sure.some(({ field }) => field === 'phone' || field === 'address'));

/** A valid number, a place, and what a delivery names besides: a time, a price, goods, a door or a person. */
const isDestination = (chosen: readonly Candidate[]) =>
  chosen.some(({ field, score }) => field === 'phone' && score >= VALID_PHONE) &&
  chosen.some(({ field }) => field === 'address') &&
  chosen.some(
    ({ field, score }) =>
      field !== 'phone' &&
      field !== 'address' &&
      field !== 'unit' &&
      (field !== 'description' || score >= KNOWN_GOODS),
  );
/** Goods with a count or a known word. */
const KNOWN_GOODS = 2.2;
const VALID_PHONE = 5;

const formFieldKinds = (labelled: readonly Labelled[]) =>
  new Set(
    labelled
      .filter(({ kind, spelled }) => spelled && kind !== 'other' && kind !== 'sender')
      .map(({ kind }) => kind),
  );

/** What an order without an address contains besides a name and a number. */
const ORDERED = ['description', 'amount', 'payment', 'time'] as const;

const WHOLE_FORM = 3;
/** This many good values outweigh an advertising word. */
const MANY = 5;

/** Whether it is an offer, or a complaint without a new order. */
function isChatter(reading: Reading, chosen: readonly Candidate[], labelled: readonly Labelled[]): boolean {
  // Text after a label, such as "press the bell", is a form value and not an advertisement.
  const isAnswer = (span: Span) => labelled.some((one) => one.kind !== 'other' && overlaps(one, span));
  const unanswered = (meaning: Meaning) => reading.words(meaning).filter((span) => !isAnswer(span));
  if (unanswered('chatter:advert').length > 0) return true;
  const complaint = unanswered('chatter:complaint').at(-1);
  const hasField = (field: PasteField) => chosen.some((one) => one.field === field);
  const settles = hasField('payment') || (hasField('time') && hasField('address'));
  if (complaint && !settles && !reading.words('cue:want').some(({ start }) => start >= complaint.end))
    return true;
  return unanswered('cue:none').length > 0 && chosen.filter(({ score }) => score >= 4).length < MANY;
}

/** Opening hours, a rider's location, or a business card; an order states a wish or an amount. */
function isNotice(reading: Reading, fields: ReadonlySet<PasteField>): boolean {
  if (fields.has('amount')) return false;
  const chatterCount = reading.words('chatter:hours').length + reading.words('chatter:courier').length;
  const isDelivery = fields.has('name') && fields.has('phone') && fields.has('address');
  return (
    chatterCount > 0 ||
    !(fields.has('description') || (isDelivery && (fields.has('notes') || fields.has('time'))))
  );
}

export function isOrder(
  reading: Reading,
  chosen: readonly Candidate[],
  labelled: readonly Labelled[],
): boolean {
  const form = formFieldKinds(labelled);
  if (form.size < WHOLE_FORM && isChatter(reading, chosen, labelled)) return false;
  const fields = new Set(chosen.map(({ field }) => field));
  const settled = ORDERED.some((field) => fields.has(field));
  const asks = /[?？؟]\s*$/u.test(reading.text.trim()) && (chosen.length < 3 || !settled);
  if (asks && form.size < WHOLE_FORM) return false;
  if (form.size > 0 && chosen.some(({ score }) => score >= 8)) return true;
  const named = fields.has('name') && fields.has('phone');
  // A name and a number alone are a contact.
  const ordered = ORDERED.some((field) => fields.has(field));
  if (form.size === 0 && !fields.has('address') && !(named && ordered)) return false;
  const wanted = reading.words('cue:want').length > 0 || fields.has('payment');
  if (form.size === 0 && !wanted && isNotice(reading, fields)) return false;
  const weight = chosen.reduce((sum, { field, score }) => sum + WEIGHT[field] * Math.min(1, score / 2.4), 0);
  return weight >= (named ? ENOUGH - 0.6 : ENOUGH);
}
