import type { UiLanguage } from '@courier/i18n';
import { changeTexts, languageTexts, type Texts } from './locale-texts';

/** Marks around every text; the font has them, and no text contains them. */
export const MARKS = { start: '⟦', end: '⟧' } as const;

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};
/** Added length of each word: German and Finnish texts are about that much longer than English ones. */
const LONGER = 0.4;
const RIGHT_TO_LEFT = { start: '\u202e', end: '\u202c' } as const;

/** Placeholders and nested texts stay as they are. */
const KEPT = /(\{\{[^}]+\}\}|\$t\([^)]+\))/;
const WORD = /\p{L}+/gu;

const changeWords = (text: string, change: (word: string) => string): string =>
  text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? part : part.replace(WORD, change)))
    .join('');

/** `Order` gives `Öööŕðéŕ`: vowels repeated until the word is 40 % longer, then accents. */
function lengthenWord(word: string): string {
  let missing = Math.ceil(word.length * LONGER);
  let longer = word;
  while (missing > 0) {
    const before = longer;
    longer = longer.replace(/[aeiouy]+/giu, (vowels) => {
      if (missing <= 0) return vowels;
      missing -= 1;
      return vowels + (vowels.at(-1) ?? '').toLowerCase();
    });
    if (longer === before) break;
  }
  return longer.replace(/\w/g, (letter) => ACCENTED[letter] ?? letter);
}

const markText = (text: string): string => MARKS.start + text + MARKS.end;

/** Longer and accented. */
export const lengthenText = (text: string): string => markText(changeWords(text, lengthenWord));

/** Longer, accented, and each word from right to left. */
export const mirrorText = (text: string): string =>
  markText(changeWords(text, (word) => RIGHT_TO_LEFT.start + lengthenWord(word) + RIGHT_TO_LEFT.end));

/** The English text of a key; `key_other` for plural forms that English lacks. */
const englishText = (english: Texts, path: readonly string[]): string => {
  const find = (keys: readonly string[]) =>
    keys.reduce<string | Texts | undefined>(
      (inside, key) => (typeof inside === 'object' ? inside[key] : undefined),
      english,
    );
  const found =
    find(path) ?? find([...path.slice(0, -1), `${(path.at(-1) ?? '').replace(/_[a-z]+$/, '')}_other`]);
  if (typeof found !== 'string') throw new Error(`There is no English text ${path.join('.')}`);
  return found;
};

/** English texts under the keys of another language, which may have more plural forms. */
function englishUnder(texts: Texts, english: Texts, path: readonly string[] = []): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      const own = [...path, key];
      return [key, typeof value === 'string' ? englishText(english, own) : englishUnder(value, english, own)];
    }),
  );
}

/** A pseudo-language shown in the place of a real one. */
export const pseudoTexts = (language: UiLanguage, change: (text: string) => string): Texts =>
  changeTexts(englishUnder(languageTexts(language), languageTexts('en')), change);

/** The texts of a language within marks. */
export const markedTexts = (language: UiLanguage): Texts => changeTexts(languageTexts(language), markText);
