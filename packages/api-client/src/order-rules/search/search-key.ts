import { LATIN_BASES, latinDigits } from '@courier/config';

/** Letters that many keyboards lack or that have variants, with their canonical form. */
const ALIKE: Readonly<Record<string, string>> = {
  ...LATIN_BASES,
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
  ـ: '',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');
/** In other scripts marks are vowels. */
const MARKS = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Arabic}])\p{M}+/gu;
// eslint-disable-next-line no-control-regex -- all of ASCII
const PLAIN = /^[\0-\x7F]*$/;

/** Without spaces, case and accents, Arabic without hamza and vowels, ASCII digits. */
export function searchKey(text: string): string {
  const small = text.replace(/\s+/g, '').toLowerCase();
  if (PLAIN.test(small)) return small;
  return latinDigits(small.normalize('NFKD'))
    .replace(MARKS, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter);
}
