import { LATIN_BASES, latinDigits } from '@courier/config';

/** Letters that many keyboards lack or that are written in two ways, and what they are compared as. */
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

/** As texts are compared: without spaces, capitals and accents, Arabic without hamza and vowels, digits as 0 to 9. */
export function searchKey(text: string): string {
  const small = text.replace(/\s+/g, '').toLowerCase();
  if (PLAIN.test(small)) return small;
  return latinDigits(small.normalize('NFKD'))
    .replace(MARKS, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter);
}
