/**
 * Encodes characters other than plain letters and digits as three each: pg_trgm ignores characters that are
 * not letters in the database's locale, and some have a meaning in LIKE.
 */
export const gramsOf = (folded: string): string =>
  folded.replace(/[^a-z0-9 ]/gu, (letter) => (letter.codePointAt(0) ?? 0).toString(36).padStart(3, '0'));
