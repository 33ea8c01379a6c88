import type { Candidate } from '../text/candidate';
import type { Piece } from '../text/pieces';
import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';
import { isNameWord, made, NO_NAME, UNCASED, splitWords } from './name-words';

/** Scripts that do not mark names: Korean syllables, kana. */
const KOREAN_NAME = /^\p{Script=Hangul}{2,5}$/u;
const JAPANESE_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}$/u;
const HAN_NAME = /^\p{Script=Han}{2,4}$/u;

function isLocalName(reading: Reading, span: Span): boolean {
  const text = reading.text.slice(span.start, span.end);
  const { country } = reading.place;
  const fits = country === 'KR' ? KOREAN_NAME.test(text) : country === 'JP' && JAPANESE_NAME.test(text);
  return fits && reading.wordAt(span.start, 'cue:polite', 'goods:noun', 'note:strong') === undefined;
}

/** A separate piece that can be a name; the score rises near a phone number. */
export function findLoneNames(
  reading: Reading,
  pieces: readonly Piece[],
  phones: readonly Span[],
  blocked: readonly Span[],
  places: readonly Span[],
): Candidate[] {
  return pieces.flatMap((piece, index): Candidate[] => {
    const cutAt = Math.min(
      piece.end,
      ...blocked.filter(({ start }) => start >= piece.start && start < piece.end).map(({ start }) => start),
    );
    const span = {
      start: piece.start,
      end: piece.start + reading.text.slice(piece.start, cutAt).trimEnd().length,
    };
    if (span.end <= span.start || reading.within(span, 'name:takes').some(({ end }) => end === span.end))
      return [];
    const text = reading.text.slice(span.start, span.end);
    const words = splitWords(reading, span);
    const fits = isLocalName(reading, span)
      ? true
      : HAN_NAME.test(text)
        ? reading.wordAt(span.start, 'name:surname') !== undefined && !reading.wordAt(span.start, ...NO_NAME)
        : words.length <= 3 &&
          words.every(
            (word) =>
              isNameWord(reading, word) ||
              /^(?:de|la|del|bin|binti|van|von|al|el|A\/P|A\/L|&)$/iu.test(word.text),
          );
    if (!fits) return [];
    const near = phones.some((phone) => {
      const gap =
        phone.start >= span.end
          ? reading.text.slice(span.end, phone.start)
          : reading.text.slice(phone.end, span.start);
      const at = phone.start >= span.end ? span.end : phone.end;
      const label = reading.within({ start: at, end: at + gap.length }, 'label:phone')[0];
      const bare = label ? gap.replace(reading.text.slice(label.start, label.end), '') : gap;
      return bare.length <= 5 && !/[\p{L}\d]/u.test(bare);
    });
    const ownLine = piece.before === '\n' && piece.after === '\n' && span.end === piece.end;
    const first = index === 0 ? 0.4 : 0;
    const han = HAN_NAME.test(text) ? 0.4 : 0;
    const many = words.length > 1 ? 0.3 : 0;
    const next = pieces[index + 1];
    const leads =
      piece.before === '\n' && next?.line === piece.line && places.some(({ start }) => start === next.start)
        ? index === 0
          ? 0.9
          : 1.2
        : 0;
    return [made(reading, span, 0.9 + leads + (near ? 1.9 : 0) + (ownLine ? 1.2 : 0) + first + han + many)];
  });
}

/** Words directly before or after a number, for messages without separators. */
export function besidePhone(
  reading: Reading,
  phones: readonly Span[],
  blocked: readonly Span[],
): Candidate[] {
  return phones.flatMap((phone): Candidate[] => {
    const line = reading.lines.find(({ start, end }) => start <= phone.start && phone.end <= end);
    if (!line) return [];
    const from = Math.max(
      line.start,
      ...blocked.filter(({ end }) => end <= phone.start).map(({ end }) => end),
    );
    const before = splitWords(reading, { start: from, end: phone.start });
    const spans: Candidate[] = [];
    const glued = phone.start - (before.at(-1)?.end ?? -9) <= 2;
    for (let count = 1; glued && count <= 3; count += 1) {
      const words = before.slice(-count);
      if (
        words.length < count ||
        !words.every(
          (word, at) => isNameWord(reading, word) && (at === words.length - 1 || !word.text.endsWith('.')),
        )
      )
        break;
      if (count > 2 && UNCASED.test(words[0]?.text ?? '')) break;
      const uncased = UNCASED.test(words[0]?.text ?? '');
      const wholeGap = words.length === before.length;
      spans.push(
        made(
          reading,
          { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 },
          (uncased ? (wholeGap ? 2.6 : 1.9) : 2.6) + (uncased && !wholeGap ? -0.2 : 0.3) * (count - 1),
        ),
      );
    }
    return spans;
  });
}
