import { BOUNDS } from '../text/bounds';
import type { Candidate } from '../text/candidate';
import type { Piece } from '../text/pieces';
import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';
import { CAPS, isNameWord, made, UNCASED, splitWords } from './name-words';
import { lineEnd, namesFrom, thaiName } from './name-runs';

/** A name after introducing words: "for Jenny", "給陳怡君", "باسم هالة". */
export function announced(reading: Reading, pieces: readonly Piece[], blocked: readonly Span[]): Candidate[] {
  const labels = reading
    .words('label:name')
    .filter(({ start, end }) => end - start > 3 && pieces.some((piece) => piece.start === start));
  const says = reading.words('name:says');
  const notes = reading.words('note:strong');
  const whole = says.filter(
    (hit) =>
      !says.some((other) => other.start === hit.start && other.end > hit.end) &&
      // "next to Sogo" names a place.
      !notes.some((note) => note.start < hit.start && note.end >= hit.end),
  );
  return [...whole, ...labels].slice(0, BOUNDS.words).flatMap((announces): Candidate[] => {
    const limit = Math.min(
      lineEnd(reading, announces.start),
      ...blocked.filter(({ start }) => start >= announces.end).map(({ start }) => start),
    );
    const gap =
      /^(?:\s{0,2}(?:[:：]|is|ist|es|to)?\s{0,2})/u.exec(reading.text.slice(announces.end, limit))?.[0]
        .length ?? 0;
    const from = announces.end + gap;
    if (/\p{Script=Han}/u.test(reading.text.slice(announces.start, announces.end))) {
      const match =
        /^(?:(?![我你妳您他她它們们管警保櫃柜門门櫃])\p{Script=Han}{2,4}|[A-Z][a-z]{1,14})(?=[\s,，。、！!\d]|$)/u.exec(
          reading.text.slice(from, from + 16),
        );
      const surname =
        reading.text.slice(announces.start, announces.end) === '姓' &&
        /^\p{Script=Han}(?=[\s,，。])/u.exec(reading.text.slice(from, from + 2));
      if (surname) return [made(reading, { start: from, end: from + 1 }, 4.2)];
      const isPlace =
        match &&
        reading.within(
          { start: from - 1, end: from + match[0].length },
          'note:strong',
          'name:kin',
          'cue:place',
        ).length > 0;
      return match && !isPlace ? [made(reading, { start: from, end: from + match[0].length }, 4)] : [];
    }
    if (/\p{Script=Thai}/u.test(reading.text.slice(announces.start, announces.end))) {
      const name = thaiName(reading, from);
      return name &&
        reading.text[name.start] !== ' ' &&
        isNameWord(reading, { ...name, text: reading.text.slice(name.start, name.end) })
        ? [made(reading, name, 3.4)]
        : [];
    }
    const word = reading.text.slice(announces.start, announces.end);
    const weak = word.length <= 2 || /^(?:for|para|para la|für|dla|untuk|utk|to|do|an|zum|zur)$/iu.test(word);
    return namesFrom(reading, from, limit, 3).map((span, index) => {
      const uncased = UNCASED.test(reading.text.slice(span.start, span.end).split(' ')[0] ?? '');
      const long = uncased ? (index === 0 ? 0.2 : -0.5) : index * 0.3;
      return made(reading, span, (weak ? 2.6 : 3.8) + long);
    });
  });
}

/** A name before words for receiving the goods: "Hira ko", "استاد منیر لیں گے". */
export function takers(reading: Reading): Candidate[] {
  return reading
    .words('name:takes')
    .slice(0, BOUNDS.words)
    .flatMap((takes): Candidate[] => {
      if (/\p{Script=Han}|\p{Script=Thai}/u.test(reading.text.slice(takes.start, takes.end))) return [];
      const last = splitWords(reading, { start: Math.max(0, takes.start - 30), end: takes.start }).at(-1);
      if (!last || takes.start - last.end !== 1 || !isNameWord(reading, last)) return [];
      return [made(reading, { start: last.start, end: last.end }, CAPS.test(last.text) ? 3.2 : 2.4)];
    });
}
