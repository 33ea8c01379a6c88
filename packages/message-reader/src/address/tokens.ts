import type { Span } from '../text/lines';
import type { Piece } from '../text/pieces';
import type { Reading } from '../text/reading';

type TokenKind =
  | 'before'
  | 'after'
  | 'glued'
  | 'town'
  | 'number'
  | 'caps'
  | 'word'
  | 'comma'
  | 'unit'
  | 'stop';

export interface Token extends Span {
  kind: TokenKind;
  /** A keyword usually before its name that may also follow it: Road, Tower. */
  mayFollow: boolean;
  /** A keyword that is also the name of a town or quarter. */
  mayBeTown: boolean;
}

const WORD =
  /[\p{L}\p{M}](?:[\p{L}\p{M}'’&]|-(?=\p{L}))*\.?|#?\d+(?:\.(?=\s?\p{L}))?[\p{L}]?(?:[-/]\d*[\p{L}\d]{0,4}){0,3}|\S/gu;
const UPPER = /^\p{Lu}/u;
const COMMA = /^[,،၊;؛\-–—\n]$/;

const placeAt = (reading: Reading, start: number) =>
  reading.wordAt(start, 'place:before', 'place:after', 'place:town');

function placeToken(reading: Reading, start: number, end: number): Token {
  const is = (meaning: 'place:before' | 'place:after' | 'place:town') =>
    reading.wordAt(start, meaning)?.end === end;
  const kind: TokenKind = is('place:before') ? 'before' : is('place:after') ? 'after' : 'town';
  const tail = is('place:town') ? (/^-\p{L}+/u.exec(reading.text.slice(end, end + 24))?.[0].length ?? 0) : 0;
  return { kind, start, end: end + tail, mayFollow: is('place:after'), mayBeTown: is('place:town') };
}

const plainToken = (kind: TokenKind, start: number, end: number): Token => ({
  kind,
  start,
  end,
  mayFollow: false,
  mayBeTown: false,
});

const SPANISH = ['ES', 'AR', 'CL', 'PE', 'UY', 'PY', 'BO', 'EC', 'DO', 'PA', 'VE', 'CO', 'MX'];
/** Short words that are address words in some countries only. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['al', 'al.', 'pl', 'pl.', 'os', 'os.', 'ul', 'ul.', 'rondo'].map((word) => [word, ['PL']]),
  ),
  ...Object.fromEntries(
    [
      'av',
      'av.',
      'col',
      'via',
      'cam',
      'res',
      'ed',
      'mz',
      'lt',
      'cra',
      'costa',
      'villa',
      'zona',
      'sector',
      'torre',
      'jr',
      'jr.',
    ].map((word) => [word, word === 'villa' || word === 'sector' ? [] : SPANISH]),
  ),
  ...Object.fromEntries(
    ['am', 'auf der', 'unter den', 'an der', 'an den', 'wall', 'hof', 'tor', 'markt'].map((word) => [
      word,
      ['DE', 'AT'],
    ]),
  ),
  ...Object.fromEntries(['sk', 'sk.', 'cd', 'cd.', 'mh', 'bul', 'blv'].map((word) => [word, ['TR']])),
};
const isPlaceHere = (word: string, country: string) => {
  const countries = ONLY_IN[word];
  return countries === undefined || countries.length === 0 || countries.includes(country);
};

const THAI = /\p{Script=Thai}/u;

/** Without spaces, a word ends where an address word begins. */
function cutThai(reading: Reading, start: number, end: number): number {
  for (let index = start + 1; index < end; index += 1)
    if (placeAt(reading, index) || /\d/.test(reading.text[index] ?? '')) return index;
  return end;
}

/** The words of a line; `blocked` spans (phone, amount, time…) end an address. */
export function tokenizeLine(
  reading: Reading,
  line: Span,
  blocked: readonly Span[],
  pieces: readonly Piece[],
  units: readonly Span[],
): Token[] {
  const ends = new Set(pieces.map(({ cut }) => cut));
  const tokens: Token[] = [];
  const stops = blocked.filter(({ start, end }) => start < line.end && end > line.start);
  let index = line.start;
  while (index < line.end) {
    const stop = stops.find(({ start, end }) => start <= index && index < end);
    if (stop) {
      tokens.push(plainToken('stop', index, Math.min(stop.end, line.end)));
      index = stop.end;
      continue;
    }
    const unit = units.find(({ start, end }) => start === index && end <= line.end);
    if (unit && tokens.length > 0) {
      tokens.push(plainToken('unit', unit.start, unit.end));
      index = unit.end;
      continue;
    }
    const place = placeAt(reading, index);
    if (
      place &&
      place.end <= line.end &&
      isPlaceHere(reading.folded.slice(place.start, place.end), reading.place.country)
    ) {
      const token = placeToken(reading, place.start, place.end);
      tokens.push(token);
      index = token.end;
      continue;
    }
    WORD.lastIndex = index;
    const match = WORD.exec(reading.text);
    if (!match || match.index >= line.end) break;
    if (match.index > index) {
      index = match.index;
      continue;
    }
    const next = stops.find(({ start }) => start > index)?.start ?? line.end;
    let end = Math.min(index + match[0].length, line.end, Math.max(next, index + 1));
    if (end - index > 1 && match[0].endsWith('.') && ends.has(end - 1)) end -= 1;
    if (THAI.test(match[0])) end = Math.min(end, cutThai(reading, index, end));
    const word = reading.text.slice(index, end);
    const parts = ends.has(index) && !COMMA.test(word);
    tokens.push(plainToken(parts ? 'stop' : wordKind(reading, word, index, end), index, end));
    index = end;
  }
  return tokens;
}

function wordKind(reading: Reading, word: string, start: number, end: number): TokenKind {
  if (/^#?\d/.test(word)) return 'number';
  if (COMMA.test(word)) return 'comma';
  if (!/[\p{L}]/u.test(word)) return word === '.' || word === '/' || word === ':' ? 'comma' : 'stop';
  const glued = reading.wordBefore(end, 'place:glued') ?? reading.wordBefore(end - 1, 'place:glued');
  if (glued && glued.start > start && end - glued.end <= 1) return 'glued';
  return UPPER.test(word) ? 'caps' : 'word';
}
