import { BOUNDS } from '../text/bounds';
import type { Candidate } from '../text/candidate';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';
import { isNameWord, made, splitWords } from './name-words';
import { endsPiece, lineEnd, namesFrom, thaiName } from './name-runs';

/** Titles that people write in lower case. */
const LOWER_TITLE =
  /^(?:κα|κος|κ|κυρία|κυρίας|κύριο|κύριος|κυρίου|г-жа|г-н|госпожа|господин|леля|чичо|баба|дядо|paní|pani|pán|pána|pan|pana|panu|slečna|hr|fru|frk|fröken|frøken|herr|tant|tante|onkel|farbror|farmor|mormor|bestemor|rouva|herra|täti|gđa|gđu|gđi|gosp|gospodin|gospodina|gospođa|gospođu|gospođi|teta|dna|d-na|doamna|domnul|dl|anh|chị|cô|chú|bác|ông|bà|bạn|dì|cậu|rodina|rodzina|obitelj|obit|perhe|familjen|familien|familie|οικογένεια|семейство|сем|keluarga|pamilya|gia đình|kỹ sư|bác sĩ|bs|ks|direktør|ingeniør|verksmester|verkmästare|insinööri|inż|inž|инж|д-р|dl|puan|encik|cik|makcik|pakcik|aling|kuya|ate|tita|lola|ma'am|dr|mgr|ing)\.?$/iu;

/** The start of the title, with an earlier one: "Frau Dr. Reisinger". */
function titleStart(reading: Reading, { start }: Span): number {
  const earlier = reading.wordBefore(start - 1, 'name:before');
  const isJoined =
    earlier && reading.text[start - 1] === ' ' && /^\p{Lu}/u.test(reading.text[earlier.start] ?? '');
  return isJoined ? earlier.start : start;
}

/** A title before its name: "Ms. Lin", "أم فهد", "คุณวิชัย". */
export function titledBefore(reading: Reading, blocked: readonly Span[]): Candidate[] {
  return reading
    .words('name:before')
    .slice(0, BOUNDS.words)
    .flatMap((title): Candidate[] => {
      const word = reading.text.slice(title.start, title.end);
      // A street with a person's name: "Jalan Dato Onn Jaafar".
      const street = reading.wordBefore(title.start - 1, 'place:before');
      if (street && street.end - street.start > 3) return [];
      if (
        reading
          .within({ start: Math.max(0, title.start - 8), end: title.end + 8 }, 'cue:polite')
          .filter(({ start, end }) => start !== title.start || end > title.end)
          .some((hit) => overlaps(hit, title))
      )
        return [];
      if (
        word.length <= 2 &&
        !/[.]$/.test(word) &&
        !LOWER_TITLE.test(word) &&
        !/^(?:mr|ms|dr|sr|hj|en|pn|um|fr|hr|أم|ام|بو|مس|سر|พี่)$/iu.test(word)
      )
        return [];
      const limit = Math.min(
        lineEnd(reading, title.start),
        ...blocked.filter(({ start }) => start >= title.end).map(({ start }) => start),
      );
      if (/\p{Script=Thai}/u.test(word)) {
        const own = thaiName(reading, title.end);
        const more =
          own && /^ [\p{Script=Thai}\p{M}]{2,16}(?=\s|$)/u.exec(reading.text.slice(own.end, limit));
        const ownLine =
          own &&
          more &&
          limit - (own.end + more[0].length) <= 1 &&
          reading.lines.some(({ start }) => start === title.start);
        const full =
          own &&
          more &&
          (ownLine || /^(?:นาย|นาง|นางสาว|น\.ส\.)$/u.test(word)) &&
          isNameWord(reading, { text: more[0].trim(), start: own.end + 1, end: own.end + more[0].length });
        if (!own || own.start - title.end > 1) return [];
        return [
          made(
            reading,
            { start: title.start, end: full ? own.end + more[0].length : own.end },
            word.length < 3 ? 2.5 : 4.6,
          ),
        ];
      }
      const isLatin = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word);
      if (
        isLatin &&
        !/^\p{Lu}/u.test(word) &&
        !LOWER_TITLE.test(word) &&
        !/^(?:p|d|don|doña|sr|sra|fam|familia|prof|dr|pan|pani|pana|panią|panu|señor|señora|señorita|tía|frau|herr|herrn|bu|abu|umm)\.?$/iu.test(
          word,
        )
      )
        return [];
      const gap = /^[.\s]{0,2}/.exec(reading.text.slice(title.end))?.[0].length ?? 0;
      const spans = namesFrom(reading, title.end + gap, limit, isLatin ? 3 : 2, true);
      return spans.map((span, index) => {
        const ends = endsPiece(reading, span.end);
        const long = isLatin
          ? index * 0.3
          : index === 0
            ? 0.2
            : ends && /^ال/u.test(reading.text.slice(spans[0]?.end ?? 0).trim())
              ? 0.5
              : -0.6;
        return made(reading, { start: titleStart(reading, title), end: span.end }, 4.8 + long);
      });
    });
}

const JAPANESE_TITLE = /^(?:さん|様|さま|くん|ちゃん|先生|氏)/u;
const JAPANESE =
  /(?:^|[\s,、。．.!！:：/（(「をにへはがの】])((?:[\p{Script=Han}々]{1,4}[ ]?[\p{Script=Han}々]{0,3}|[\p{Script=Katakana}ー]{2,10}))\s?$/u;
const KOREAN = /(?:^|[\s,.:/(])(\p{Script=Hangul}{2,4})\s?$/u;
/** Japanese and Korean names before their title: `鈴木陽子様`, `이수연 님`. */
function eastAsianName(reading: Reading, title: { start: number; end: number }): Candidate[] {
  if (reading.place.country === 'JP' && !JAPANESE_TITLE.test(reading.text.slice(title.start, title.end)))
    return [];
  const before = reading.text.slice(Math.max(0, title.start - 12), title.start);
  const match = (reading.place.country === 'JP' ? JAPANESE : KOREAN).exec(before);
  const next = reading.text[title.end] ?? '\n';
  if (!match?.[1] || reading.words('cue:polite').some((hit) => overlaps(hit, title))) return [];
  if (reading.place.country === 'KR' && /\p{Script=Hangul}/u.test(next) && !/^[께이가의에입 ]/u.test(next))
    return [];
  const start = title.start - (before.length - before.lastIndexOf(match[1]));
  if (
    reading.wordAt(
      start,
      'goods:noun',
      'goods:unit',
      'goods:count',
      'cue:want',
      'cue:polite',
      'label:name',
    ) !== undefined
  )
    return [];
  return [made(reading, { start, end: title.end }, 4.8)];
}

/** A title after its name: "陳先生", "Demir Bey", "احمد صاحب". */
export function titledAfter(reading: Reading): Candidate[] {
  return reading
    .words('name:after')
    .slice(0, BOUNDS.words)
    .flatMap((title): Candidate[] => {
      if (reading.place.country === 'JP' || reading.place.country === 'KR')
        return eastAsianName(reading, title);
      if (/\p{Script=Han}/u.test(reading.text.slice(title.start, title.end))) {
        const before = reading.text.slice(Math.max(0, title.start - 3), title.start);
        const word = reading.text.slice(title.start, title.end);
        if (reading.words('cue:polite').some((hit) => overlaps(hit, title))) return [];
        const match = [1, 2, 3]
          .map((length) => before.slice(-length))
          .filter(
            (name) =>
              /^\p{Script=Han}+$/u.test(name) && reading.wordAt(title.start - name.length, 'name:surname'),
          );
        if (
          word.length === 1 &&
          !/[\s,，。:：\n給给找]|^$/u.test(reading.text[title.start - (match[0]?.length ?? 1) - 1] ?? '')
        )
          return [];
        if (word.length === 1 && !endsPiece(reading, title.end)) return [];
        return match
          .slice(0, 1)
          .map((name) => made(reading, { start: title.start - name.length, end: title.end }, 4.8));
      }
      const words = splitWords(reading, { start: Math.max(0, title.start - 40), end: title.start });
      const last = words.at(-1);
      if (!last || !isNameWord(reading, last) || last.end < title.start - 1) return [];
      if (reading.words('cue:polite').some((hit) => overlaps(hit, last))) return [];
      return [made(reading, { start: last.start, end: title.end }, 4.6)];
    });
}
