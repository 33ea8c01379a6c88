/** Latin letters that Unicode does not take apart into a base and a mark, and what they are typed as without them. */
export const LATIN_BASES: Readonly<Record<string, string>> = {
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
