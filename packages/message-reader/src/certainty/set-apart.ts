import { STREET_FIRST } from '../address/streets';
import { correctionsIn } from '../doubt/corrections';
import type { Candidate } from '../text/candidate';
import { describeLooks } from '../spans/looks';
import type { Span } from '../text/lines';
import { overlaps } from '../text/reading';
import { UNSPACED } from '../text/scripts';
import { isNameWord, splitWords } from '../names/name-words';
import { endsWithPrice, hasForeignSign, PLACE_NUMBER } from './format-rules';
import type { Evidence } from './evidence';

const SEPARATOR = /[\n,،、，၊;；|•·()（）【】[\]–—。।။!！\u0000]/u;
const LETTER = /[\p{L}\p{M}\d]/u;

/** A unit, goods or an amount directly beside an address may belong to it. */
const PARTING = new Set<Candidate['field']>(['phone', 'name', 'address', 'payment']);
const isShown = ({ shown }: Evidence, index: number, except: Candidate) =>
  shown.some(
    (one) =>
      one !== except &&
      (except.field !== 'address' || PARTING.has(one.field)) &&
      one.start <= index &&
      index < one.end,
  );

/** A full stop that ends a sentence; an abbreviation has at most four letters before it. */
const isFullStop = (text: string, index: number) =>
  text[index] === '.' &&
  /^(?:\s|$)/u.test(text.slice(index + 1, index + 2)) &&
  /(?:[\p{L}\p{M}]{5}|\d)$/u.test(text.slice(Math.max(0, index - 6), index));

/** Whether a separator, a line end or another value follows or precedes the value directly. */
export function isSetOff(evidence: Evidence, one: Candidate, side: 'before' | 'after'): boolean {
  const { text } = evidence.reading;
  const step = side === 'before' ? -1 : 1;
  let index = side === 'before' ? one.start - 1 : one.end;
  while (index >= 0 && index < text.length) {
    const sign = text[index] ?? '';
    if (isFullStop(text, index)) return true;
    if (SEPARATOR.test(sign) || /[\u2190-\u2bff\ud83c-\udfff]/u.test(sign)) return true;
    if ((sign === '/' || sign === '-') && text[index - 1] === ' ' && text[index + 1] === ' ') return true;
    if (LETTER.test(sign))
      return (
        isShown(evidence, index, one) ||
        (side === 'before' ? isLed(evidence, one, index + 1) : leadsToValue(evidence, one, index))
      );
    index += step;
  }
  return true;
}

/** Whether the word after goods leads directly to the person or the place: "roses to Mrs. Moen". */
function leadsToValue({ reading, shown }: Evidence, { field }: Candidate, index: number): boolean {
  const next = field === 'description' && reading.wordAt(index, 'name:says', 'cue:place');
  return (
    next !== false &&
    next !== undefined &&
    shown.some(
      ({ field: other, start }) => (other === 'name' || other === 'address') && start - next.end === 1,
    )
  );
}

/** Whether a word that announces the field ends directly before the value: "to", "for", "Name". */
function isLed({ reading }: Evidence, { field }: Candidate, end: number): boolean {
  if (field === 'address') return reading.wordBefore(end, 'cue:place', 'label:address') !== undefined;
  if (field === 'name') return reading.wordBefore(end, 'name:says', 'label:name') !== undefined;
  if (field === 'description') return reading.wordBefore(end, 'cue:want', 'label:description') !== undefined;
  return false;
}

/** A word in lower case after the house number may begin the next sentence. */
const GOES_ON = /\d[a-z]?\s\p{Ll}{2,}/u;
const LEAST_ADDRESS = 5;
/** Where addresses are in English, several parts without a number may precede or follow the street. */
const LEAST_ENGLISH_ADDRESS = 6;
const LEAST_HAN_ADDRESS = 7;
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}]+$/u;
const STREET_WITH_NUMBER = new Set([...STREET_FIRST, 'PL', 'ES', 'TR', 'VN']);

/** A title inside an address begins a person: "Üsküdar, Dr. Aslı Tunç". */
const holdsTitle = ({ reading }: Evidence, { start, end }: Span) =>
  reading
    .within({ start: start + 1, end }, 'name:before')
    .some((hit) => /[,،၊] $/u.test(reading.text.slice(Math.max(0, hit.start - 2), hit.start)));

function isWholeAddress(evidence: Evidence, one: Candidate): boolean {
  const { reading, candidates } = evidence;
  const written = reading.text.slice(one.start, one.end);
  const isEnglish = LATIN_ONLY.test(written) && !STREET_WITH_NUMBER.has(reading.place.country);
  const [first = '', ...parts] = written.split(/[,،၊、]/u);
  const opens =
    /\d/u.test(first) ||
    reading.within(
      { start: one.start, end: one.start + first.length },
      'place:before',
      'place:after',
      'place:town',
    ).length > 0;
  const others = candidates.some(
    (other) => other.field === 'address' && other.score >= LEAST_ADDRESS && !overlaps(other, one),
  );
  const cue = reading.wordAt(
    one.start,
    'cue:place',
    'name:says',
    'name:before',
    'cue:want',
    'label:address',
    'label:name',
  );
  const isCue =
    cue !== undefined &&
    cue.end < one.end &&
    /[\s:,]/u.test(reading.text[cue.end] ?? '') &&
    (reading.wordAt(one.start, 'place:before', 'place:town')?.end ?? 0) < cue.end;
  return (
    !UNSPACED.test(written) &&
    !(/\p{Script=Han}/u.test(written) && one.score < LEAST_HAN_ADDRESS) &&
    one.score >= (isEnglish ? LEAST_ENGLISH_ADDRESS : LEAST_ADDRESS) &&
    PLACE_NUMBER.test(written) &&
    !hasForeignSign(written) &&
    !GOES_ON.test(written) &&
    !endsWithPrice(reading, written) &&
    reading.within({ start: one.start + 1, end: one.end }, ...LABELS).length === 0 &&
    !holdsTitle(evidence, one) &&
    (opens || parts.length === 0) &&
    !others &&
    !isCue
  );
}

const LABELS = ['label:phone', 'label:payment', 'label:time', 'label:amount', 'label:notes'] as const;
/** Scripts in which only the context parts a name from other words. */
const ARABIC = /[\p{Script=Arabic}\p{Script=Thai}]/u;
const HAN_NAME = /\p{Script=Han}/u;
/** Turkish titles with the ending for "to". */
const INFLECTED = /\s(?:Bey'?e|Hanım'?a)$/u;
const MOST_NAME_WORDS = 4;

const HANGUL_NAME = /^\p{Script=Hangul}{2,4}$/u;
const HAN_WITH_TITLE = /^\p{Script=Han}{2,5}$/u;
/** A surname with its title, or a name between separators beside the phone number. */
function isWholeHanName(evidence: Evidence, one: Candidate): boolean {
  const { reading, shown } = evidence;
  if (!HAN_WITH_TITLE.test(one.value) || !isEnclosed(evidence, one)) return false;
  const title = reading.wordBefore(one.end, 'name:after');
  const isTitled = title !== undefined && title.start > one.start && title.end - title.start > 1;
  const isLabel = reading.wordAt(one.start, 'label:phone', 'label:name') !== undefined;
  return (
    isTitled ||
    (reading.place.country === 'JP' &&
      !isLabel &&
      shown.some((other) => other.field === 'phone' && isBeside(evidence, one, other)))
  );
}

function isWholeName(evidence: Evidence, one: Candidate): boolean {
  const { reading, shown, candidates } = evidence;
  const words = splitWords(reading, one);
  if (words.length > MOST_NAME_WORDS || /\d/u.test(one.value)) return false;
  const titled = reading.wordAt(one.start, 'name:before') !== undefined;
  const title = reading.wordAt(one.start, 'name:before');
  const unspaced = UNSPACED.test(one.value) && !(title && title.end - title.start > 1);
  const led = words.length === 1 && !titled && isLed(evidence, one, one.start - 1);
  const phone = shown.find(({ field }) => field === 'phone');
  const lone = words.length === 1 && !titled && !(phone && isBeside(evidence, one, phone));
  if (HAN_NAME.test(one.value)) return isWholeHanName(evidence, one);
  if (unspaced || led || lone || INFLECTED.test(one.value)) return false;
  const near = shown.some(({ field }) => field === 'phone' || field === 'address');
  const others = candidates.some(
    (other) => other.field === 'name' && other.score >= one.score - 1 && !overlaps(other, one),
  );
  const taken = reading.wordBefore(one.end, 'name:takes') !== undefined;
  return (
    near &&
    !others &&
    !taken &&
    one.score >= 2.6 &&
    words.every(
      (word, index) =>
        (titled && index === 0) ||
        isNameWord(reading, word, true) ||
        HANGUL_NAME.test(word.text) ||
        /^[\p{L}]{1,4}\.$/u.test(word.text),
    )
  );
}

const MOST_GOODS_WORDS = 7;
const UNSPACED_GOODS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isWholeGoods(evidence: Evidence, one: Candidate): boolean {
  const { reading, candidates } = evidence;
  const { quantity, noun, note, odd } = describeLooks(reading, one);
  const begins = /^\d/u.test(one.value) || reading.wordAt(one.start, 'goods:count') !== undefined;
  const few = one.value.split(/\s+/u).length <= MOST_GOODS_WORDS && !UNSPACED_GOODS.test(one.value);
  const inner = { start: one.start + 1, end: one.end };
  const leads = reading
    .within(
      inner,
      'name:says',
      'name:before',
      'cue:place',
      'unit:before',
      'unit:after',
      'name:after',
      'name:kin',
      'place:before',
      'place:after',
      'label:phone',
      'cue:want',
    )
    .some(
      (hit) =>
        hit.end - hit.start > 1 &&
        reading.wordAt(hit.start, 'goods:noun', 'goods:unit', 'goods:count', 'cue:link') === undefined,
    );
  const others = candidates.some(
    (other) =>
      other.field === 'description' &&
      other.score >= one.score - 0.6 &&
      !overlaps(other, one) &&
      describeLooks(reading, other).quantity,
  );
  return (
    begins && few && (quantity || noun) && !note && !odd && !leads && !others && !hasForeignSign(one.value)
  );
}

const BESIDE = /^[\s,،、，၊/|·–—-]{0,4}$/u;
const isBeside = ({ reading: { text } }: Evidence, one: Span, other: Span) =>
  (other.end <= one.start && BESIDE.test(text.slice(other.end, one.start))) ||
  (one.end <= other.start && BESIDE.test(text.slice(one.end, other.start)));

/** Whether a separator, a line end or another value is on both sides. */
const isEnclosed = (evidence: Evidence, one: Candidate) =>
  isSetOff(evidence, one, 'before') && isSetOff(evidence, one, 'after');

const isPlaceStart = ({ reading }: Evidence, { start }: Span) =>
  /\d/u.test(reading.text[start] ?? '') ||
  reading.wordAt(start, 'place:before', 'place:town', 'unit:before') !== undefined;

/**
 * Whether a value in a script without spaces cannot be longer or shorter: it is enclosed, an address begins with
 * an address word, and a name is beside the number or the address.
 */
export function isWholePiece(evidence: Evidence, one: Candidate): boolean {
  if (!isEnclosed(evidence, one)) return false;
  if (one.field === 'address') return isPlaceStart(evidence, one);
  const { reading, shown } = evidence;
  const { text } = reading;
  const begins = /(?:^|[\n,،、၊/|·\u0000] ?)$/u.test(text.slice(Math.max(0, one.start - 2), one.start));
  const ends = /^ ?(?:[\n,،、၊/|·\u0000]|$)/u.test(text.slice(one.end, one.end + 2));
  if (one.field === 'description') return begins && ends;
  if (one.field !== 'name') return true;
  return (
    (begins || reading.wordBefore(one.start - 1, 'name:says', 'label:name') !== undefined) &&
    shown.some((other) => ['phone', 'address'].includes(other.field) && isBeside(evidence, one, other))
  );
}

/** Whether a correction may mean the value: a name is not corrected by another sentence. */
function isInCorrection({ reading, corrects }: Evidence, { field, start, end }: Candidate): boolean {
  if (!corrects || field !== 'name' || reading.words('cue:none').length > 0) return corrects;
  const before = /[^.;!?\n\u0000。！？]*$/u.exec(reading.text.slice(0, start))?.[0].length ?? 0;
  const after = /^[^.;!?\n\u0000。！？]*/u.exec(reading.text.slice(end))?.[0].length ?? 0;
  return correctionsIn(reading, { start: start - before, end: end + after }).length > 0;
}

/**
 * Whether separators enclose the value and its words have only this meaning, so that unexplained words
 * elsewhere in the message cast no doubt on it.
 */
export function isSetApart(evidence: Evidence, one: Candidate): boolean {
  if (isInCorrection(evidence, one) || evidence.asks || ARABIC.test(one.value)) return false;
  if (!isEnclosed(evidence, one)) return false;
  if (one.field === 'address') return isWholeAddress(evidence, one);
  if (one.field === 'name') return isWholeName(evidence, one);
  if (one.field === 'description') return isWholeGoods(evidence, one);
  if (one.field === 'unit') {
    const address = evidence.shown.find(({ field }) => field === 'address');
    return (
      address !== undefined &&
      one.start >= address.end &&
      isBeside(evidence, one, address) &&
      isWholeAddress(evidence, address)
    );
  }
  return false;
}
