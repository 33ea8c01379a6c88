import { LATIN_BASES } from '@courier/config';

const WITHOUT_MARKS = new RegExp(`[${Object.keys(LATIN_BASES).join('')}]`, 'g');

/** Lower case, no marks on Latin letters, single spaces. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(WITHOUT_MARKS, (letter) => LATIN_BASES[letter] ?? letter)
    .replace(/['’‘`´ʻʿʾ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const isSpaceless = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u.test(
    text,
  );
