/** A heading without what people write around it: case, spaces, marks of a needed field, currency in brackets. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/[\s_*:.,/\\#?-]+/g, '');
