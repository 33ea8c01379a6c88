import type { LabelKind } from '../words/label-words';
import { LABEL_WORDS } from '../words/label-words';
import type { Meaning } from '../words/meaning';
import type { Reading } from '../text/reading';
import type { Span } from '../text/lines';

export interface Labelled extends Span {
  kind: LabelKind;
  label: Span;
  line: number;
  /** False when only an emoji or the pattern of the lines makes it a label. */
  spelled: boolean;
  /** Whether a character such as a colon separates the label from its value. */
  signed: boolean;
}

const KINDS = Object.keys(LABEL_WORDS) as LabelKind[];
const MEANINGS = KINDS.map((kind): Meaning => `label:${kind}`);
const BULLET = /^[\s*_【［•·\-–▪◾◽✅☑✔➡👉🔹🔸❇✨>»#]{0,12}(?:\(?\d{1,2}[.)、]\s{0,3})?[*_\s]{0,4}/u;
const SIGN = /^(?:\s{0,3}[*_]{0,2}\s{0,2}(?::-|[:=：﹕៖？?】］]|[-–—/](?=\s|\p{L}|\d|\+)))[*_]{0,2}\s{0,4}/u;
/** Between a label and its second word, as in "地址 Address:" or "COD Amount:-". */
const MORE = /^[ /]{1,3}/;
const PICTURE = /^[\u2190-\u2bff\ud83c-\ud83e][\ud83c-\udfff\u200d\u2640\u2642]{0,6}\s{0,3}/;

const labelKind = (meaning: Meaning) => meaning.slice('label:'.length) as LabelKind;

interface Found {
  kind: LabelKind;
  start: number;
  end: number;
  spelled: boolean;
}

/** A label with its colon at an index: `Name:`, `電話：`, `地址 Address:`. */
function signedLabel(reading: Reading, start: number, lineStart: boolean): Found | null {
  const hit = reading.wordAt(start, ...MEANINGS);
  if (!hit) return null;
  const kind = kindAt(reading, hit);
  const isPicture = !/[\p{L}\d]/u.test(reading.text.slice(hit.start, hit.end));
  if (isPicture) {
    const rest = PICTURE.exec(reading.text.slice(hit.end - (hit.end - hit.start), hit.end + 10));
    return {
      kind,
      start,
      end: hit.start + Math.max(rest?.[0].length ?? 0, hit.end - hit.start),
      spelled: false,
    };
  }
  const after = reading.text.slice(hit.end, hit.end + 16);
  const sign = SIGN.exec(after);
  if (sign) {
    const dash = /[-–—/]\s*$/.test(sign[0].trim()) && !sign[0].includes(':');
    if (dash && !lineStart) return null;
    return { kind, start, end: hit.end + sign[0].length, spelled: true };
  }
  const more = MORE.exec(after);
  if (!more || !lineStart) return null;
  const next = signedLabel(reading, hit.end + more[0].length, true);
  return next?.spelled
    ? { ...next, kind: kind === 'other' ? next.kind : kind === next.kind ? kind : next.kind, start }
    : null;
}

const ORDER: readonly LabelKind[] = [
  'phone',
  'name',
  'address',
  'description',
  'amount',
  'payment',
  'time',
  'notes',
  'unit',
  'city',
  'sender',
  'other',
];
const CALLED = /^[^\p{L}\d]{0,12}(?:\d[^\p{L}\d\n]{0,3}){7}/u;

/** The meaning of an ambiguous label: رقم is a number in Arabic and an amount in Urdu. */
function kindAt(reading: Reading, hit: Span & { kind: string }): LabelKind {
  const kinds = reading
    .within(hit, ...MEANINGS)
    .filter(({ start, end }) => start === hit.start && end === hit.end)
    .map(({ kind }) => labelKind(kind))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const [first = labelKind(hit.kind as Meaning), second] = kinds;
  const called = CALLED.test(reading.text.slice(hit.end, hit.end + 40));
  return first === 'phone' && second && !called ? second : first;
}

function labelsOfLine(reading: Reading, line: Span): Found[] {
  const found: Found[] = [];
  const bullet = BULLET.exec(reading.text.slice(line.start, line.start + 30))?.[0].length ?? 0;
  for (let index = line.start; index < line.end;) {
    const lineStart = index === line.start + bullet;
    const opens = opensWord(reading.text, index, line.start, lineStart);
    const label = opens ? signedLabel(reading, index, lineStart) : null;
    const isUnitWord = label?.kind === 'unit' && !lineStart;
    if (label && !isUnitWord) found.push(label);
    index = label ? Math.max(label.end, index + 1) : index + 1;
  }
  return found;
}

const opensWord = (text: string, index: number, from: number, lineStart: boolean) =>
  lineStart || index === from || /[\s,;|/•·*\-–、，。(.]/u.test(text[index - 1] ?? '');

/** A label without a colon, if other lines of the message have one too. */
function spacedLabel(reading: Reading, line: Span): Found | null {
  const bullet = BULLET.exec(reading.text.slice(line.start, line.start + 30))?.[0].length ?? 0;
  const start = line.start + bullet;
  const hit = reading.wordAt(start, ...MEANINGS);
  if (!hit || !/[\p{L}]/u.test(reading.text.slice(hit.start, hit.end))) return null;
  const next = reading.text[hit.end];
  if (next !== undefined && next !== '\n' && next !== ' ') return null;
  if (hit.end > line.end) return null;
  const end = Math.min(line.end, hit.end + 1);
  return { kind: kindAt(reading, hit), start, end, spelled: true };
}

const isAlone = (found: Found, line: Span) => found.end >= line.end;

/** If most labels without a colon are alone on their lines, the others are values. */
function withoutMixture(reading: Reading, found: readonly (Found | null)[]): (Found | null)[] {
  const alone = found.map((label, index) => {
    const line = reading.lines[index];
    return label !== null && line !== undefined && isAlone(label, line);
  });
  const many = alone.filter(Boolean).length;
  const others = found.filter((label, index) => label !== null && !alone[index]).length;
  return many >= 2 && many >= others
    ? found.map((label, index) => (alone[index] ? label : null))
    : [...found];
}

/** The labelled values of a message; a value may be on the line below its label. */
export function findLabelledValues(reading: Reading): Labelled[] {
  const signed = reading.lines.map((line) => labelsOfLine(reading, line));
  const spaced = withoutMixture(
    reading,
    reading.lines.map((line, index) => (signed[index]?.length ? null : spacedLabel(reading, line))),
  );
  const spacedKinds = new Set(spaced.flatMap((found) => (found ? [found.kind] : [])));
  const spacedLines = spaced.filter((found) => found !== null).length;
  const takesSpaced = spacedKinds.size >= 3 && spacedLines * 2 >= reading.lines.length;
  const pictures = signed.flat().filter(({ spelled }) => !spelled).length;
  const labelled: Labelled[] = [];
  reading.lines.forEach((line, number) => {
    const own = (signed[number] ?? []).filter(({ spelled }) => spelled || pictures >= 2);
    const found = own.length > 0 ? own : takesSpaced && spaced[number] ? [spaced[number]] : [];
    found.forEach((label, index) => {
      const end = found[index + 1]?.start ?? line.end;
      const below = reading.lines[number + 1];
      const alone = isAlone(label, line) && index === found.length - 1;
      if (alone && below && !signed[number + 1]?.length && !(takesSpaced && spaced[number + 1]))
        labelled.push({
          kind: label.kind,
          start: below.start,
          end: below.end,
          label: { start: label.start, end: label.end },
          line: number + 1,
          spelled: label.spelled,
          signed: true,
        });
      else if (!alone)
        labelled.push({
          kind: label.kind,
          start: label.end,
          end,
          label: { start: label.start, end: label.end },
          line: number,
          spelled: label.spelled,
          signed: own.length > 0,
        });
    });
  });
  return labelled.filter(({ start, end }) => reading.text.slice(start, end).trim() !== '');
}
