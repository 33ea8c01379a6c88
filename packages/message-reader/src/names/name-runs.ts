import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';
import { isNameWord, splitWords } from './name-words';

/** Name words from an index: at most `most`, and fewer in scripts without capital letters. */
export function namesFrom(
  reading: Reading,
  from: number,
  limit: number,
  most: number,
  loose = false,
): Span[] {
  const words = splitWords(reading, { start: from, end: limit });
  const spans: Span[] = [];
  let end = from;
  for (const [index, word] of words.entries()) {
    if (index >= most || !isNameWord(reading, word, loose)) break;
    const gap = reading.text.slice(end, word.start);
    if (index > 0 && !/^\s$/.test(gap)) break;
    const title = reading.wordAt(word.start, 'name:before');
    const dotted = word.text.endsWith('.') && word.text.length > 3 && (title?.end ?? 0) < word.end - 1;
    end = dotted ? word.end - 1 : word.end;
    spans.push({ start: words[0]?.start ?? from, end });
    if (dotted) break;
  }
  return spans;
}

export const lineEnd = (reading: Reading, at: number) =>
  reading.lines.find(({ start, end }) => start <= at && at < end)?.end ?? at;

export function thaiName(reading: Reading, from: number): Span | null {
  const match = /^\s?[\p{Script=Thai}\p{M}]{1,20}/u.exec(reading.text.slice(from, from + 24));
  if (!match) return null;
  let end = from + match[0].length;
  const stop = reading
    .within({ start: from, end }, 'cue:polite', 'name:takes', 'cue:theirs', 'cue:place', 'place:before')
    .sort((a, b) => a.start - b.start)[0];
  if (stop) end = stop.start;
  return end - from >= 2 ? { start: from, end } : null;
}

export const endsPiece = (reading: Reading, end: number) =>
  /^\s*(?:[,،.;:)\n!]|$|\d|\+)/u.test(reading.text.slice(end, end + 3));
