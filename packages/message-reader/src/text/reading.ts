import { wordsIn, type WordHit } from '../words/dictionary';
import type { Meaning } from '../words/meaning';
import type { PasteContext } from '../pasted-part';
import { plainText } from '../plain-text';
import { withoutPayer } from './address-blocks';
import { alignText } from '../aligned-text';
import { CUT, readMessageLines, withoutLinks, type Line, type Span } from './lines';

export interface Reading {
  message: string;
  text: string;
  folded: string;
  /** Maps an index of `text` to the message. */
  at: readonly number[];
  lines: readonly Line[];
  place: PasteContext;
  /** Words of a meaning in text order. */
  words(meaning: Meaning): readonly WordHit[];
  /** A word of any of the meanings that begins at an index. */
  wordAt(start: number, ...meanings: Meaning[]): WordHit | undefined;
  /** The longest word of the meanings that ends at an index. */
  wordBefore(end: number, ...meanings: Meaning[]): WordHit | undefined;
  within(span: Span, ...meanings: Meaning[]): WordHit[];
}

const NONE: readonly WordHit[] = [];

function groupBy<Key>(hits: readonly WordHit[], key: (hit: WordHit) => Key): Map<Key, WordHit[]> {
  const groups = new Map<Key, WordHit[]>();
  for (const hit of hits) {
    const group = groups.get(key(hit));
    if (group) group.push(hit);
    else groups.set(key(hit), [hit]);
  }
  return groups;
}

function longest(hits: readonly WordHit[] | undefined, meanings: readonly Meaning[]): WordHit | undefined {
  let best: WordHit | undefined;
  for (const hit of hits ?? NONE)
    if (meanings.includes(hit.kind) && (!best || hit.end - hit.start > best.end - best.start)) best = hit;
  return best;
}

/** Words inside a span; `hits` are sorted by start. */
function hitsInSpan(hits: readonly WordHit[], { start, end }: Span): WordHit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: WordHit[] = [];
  for (let index = low; index < hits.length; index += 1) {
    const hit = hits[index];
    if (!hit || hit.start >= end) break;
    if (hit.end <= end) found.push(hit);
  }
  return found;
}

/** Blanks text outside the lines: stamps, headers, signatures. */
function onlyLines(text: string, lines: readonly Line[]): string {
  let kept = '';
  for (const { start, end } of lines) kept += masked(text.slice(kept.length, start)) + text.slice(start, end);
  return kept + masked(text.slice(kept.length));
}

const masked = (text: string) => text.replace(/[^\n]/g, CUT);

export function createReading(message: string, place: PasteContext): Reading {
  const { text: plain, folded, at } = alignText(message);
  const linked = withoutLinks(plain);
  const lines = withoutPayer({ text: linked, folded, lines: readMessageLines(linked) });
  const text = onlyLines(linked, lines);
  const hits = wordsIn(onlyLines(folded, lines), place.country);
  const byMeaning = groupBy(hits, ({ kind }) => kind);
  const byStart = groupBy(hits, ({ start }) => start);
  const byEnd = groupBy(hits, ({ end }) => end);
  const words = (meaning: Meaning) => byMeaning.get(meaning) ?? NONE;
  return {
    message,
    text,
    folded,
    at,
    lines,
    place,
    words,
    wordAt: (start, ...meanings) => longest(byStart.get(start), meanings),
    wordBefore: (end, ...meanings) => longest(byEnd.get(end), meanings),
    within: (span, ...meanings) => meanings.flatMap((meaning) => hitsInSpan(words(meaning), span)),
  };
}

const EDGE = /[\s,;|/•·*_\-–—、，。:：=!?！？.…()（）"“”«»¡¿\u0000]/u;

/** A span without separators at its ends; null when nothing remains. */
export function trimSpan(text: string, { start, end }: Span, keep = ''): Span | null {
  let from = start;
  let to = end;
  const drops = (sign: string | undefined) => sign !== undefined && EDGE.test(sign) && !keep.includes(sign);
  while (from < to && drops(text[from])) from += 1;
  while (to > from && drops(text[to - 1])) to -= 1;
  return to > from ? { start: from, end: to } : null;
}

/** The text of a span as a form value: original words, western digits, single spaces. */
export const spanValue = ({ message, at }: Reading, { start, end }: Span) =>
  plainText(message.slice(at[start] ?? 0, at[end] ?? message.length))
    .replace(/\s+/g, ' ')
    .trim();

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/**
 * Whether a comma of the text may be part of a number: a wide one is if the digits beside it are wide too. Between
 * narrow digits it separates two numbers.
 */
export function isNumberComma({ message, at }: Pick<Reading, 'message' | 'at'>, index: number): boolean {
  const sign = (place: number) => message[at[place] ?? 0] ?? '';
  if (sign(index) !== '，') return /[,٬]/.test(sign(index));
  return /[０-９]/.test(sign(index - 1)) && /[０-９]/.test(sign(index + 1));
}
