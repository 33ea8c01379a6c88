/** Normalises a heading: removes case, spaces, required marks and bracketed text. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[\s_*:.,/\\#?-]+/g, '');
