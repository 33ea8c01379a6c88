import { JOINED_OR_WORDS, OR_WORDS, SHORT_OR_WORDS } from '../text/alternatives';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import type { Candidate } from '../text/candidate';
import type { Labelled } from './labels';

const SENTENCE = /[.!?。！？;؛\n]/;
const WINDOW = 36;

function neighbourSpans(reading: Reading, { start, end }: Span): { before: Span; after: Span } {
  const left = reading.text.slice(Math.max(0, start - WINDOW), start);
  const stop = [...left].reverse().findIndex((sign) => SENTENCE.test(sign));
  const right = reading.text.slice(end, end + 18);
  const halt = right.search(SENTENCE);
  return {
    before: { start: start - (stop < 0 ? left.length : stop), end: start },
    after: { start: end, end: end + (halt < 0 ? right.length : halt) },
  };
}

/** The nearest cue before a number; another number in between cancels a cue. */
function cueBefore(reading: Reading, span: Span): 'mine' | 'theirs' | 'spare' | null {
  const { before, after } = neighbourSpans(reading, span);
  const cues = (['mine', 'theirs', 'spare'] as const).flatMap((kind) =>
    reading
      .within(before, `cue:${kind}`)
      .filter((hit) => !/\d{4}/.test(reading.text.slice(hit.end, span.start)))
      .map((hit) => ({ kind, end: hit.end, length: hit.end - hit.start })),
  );
  const nearest = cues.sort((a, b) => b.end - a.end || b.length - a.length)[0];
  if (nearest) return nearest.kind;
  const bracket = /^\s?[(（][^)）]{1,24}[)）]/u.exec(reading.text.slice(after.start, after.end + 12));
  return bracket &&
    reading.within({ start: after.start, end: after.start + bracket[0].length }, 'cue:mine', 'label:sender')
      .length > 0
    ? 'mine'
    : null;
}

/** Whether words between two values say that the second replaces the first. */
export function isReplaced(reading: Reading, first: Span, second: Span): boolean {
  if (second.start < first.end || second.start - first.end >= 60) return false;
  const between = { start: first.end, end: second.start };
  const spare = reading.within(between, 'cue:spare');
  // "If no answer" adds another number and replaces none.
  return reading.within(between, 'cue:instead').some((hit) => !spare.some((other) => overlaps(other, hit)));
}

const OR = new RegExp(
  String.raw`^[\s,،、]*(?:${[...OR_WORDS, ...JOINED_OR_WORDS, ...SHORT_OR_WORDS].join('|')})\s*$`,
  'iu',
);
/** "0912 048 317 or 0933 444 555" names two numbers of the same rank. */
const isChoice = ({ text }: Reading, one: Span, other: Span): boolean =>
  OR.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));

/** Scores phone numbers by role: the customer's, the sender's, or a fallback number. */
export function withRoles(
  reading: Reading,
  phones: readonly Candidate[],
  labelled: readonly Labelled[],
): Candidate[] {
  const roles = phones.map((phone) => {
    const label = labelled.find((one) => overlaps(one, phone));
    if (label?.kind === 'sender') return 'mine' as const;
    return cueBefore(reading, phone);
  });
  return phones.map((phone, index) => {
    const role = roles[index];
    const others = phones.length - 1;
    const label = labelled.find((one) => one.kind === 'phone' && overlaps(one, phone));
    const replaced = phones.some((later) => later !== phone && isReplaced(reading, phone, later));
    const replaces = phones.some((earlier) => earlier !== phone && isReplaced(reading, earlier, phone));
    const bonus =
      (role === 'mine' ? (others > 0 ? -4.5 : -1) : 0) +
      (role === 'spare' ? -3 : 0) +
      (role === 'theirs' ? 1.5 : 0) +
      (label ? 4 : 0) +
      (replaced ? -2.5 : 0) +
      (replaces && role !== 'spare' ? 1.5 : 0) +
      (index === 0 ? 0.2 : 0);
    return {
      ...phone,
      score: phone.score + bonus,
      certain:
        phone.certain &&
        role !== 'mine' &&
        role !== 'spare' &&
        roles.every((other, at) => at === index || other === 'spare' || other === 'mine') &&
        !phones.some((other) => isChoice(reading, phone, other)),
    };
  });
}
