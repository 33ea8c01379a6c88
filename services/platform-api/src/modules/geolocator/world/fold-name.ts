/** Letters that Unicode does not take apart into a base and a mark. */
const BASES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** One spelling for names of the world: lower case, no marks on Latin letters, single spaces. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => BASES[letter] ?? letter)
    .replace(/['’‘`´ʻʿʾ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Scripts that put no spaces between words. */
export const isSpaceless = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u.test(
    text,
  );
