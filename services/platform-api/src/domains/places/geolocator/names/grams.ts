/**
 * Replaces each character other than plain letters and digits by three letters, because pg_trgm ignores characters
 * that are no letters in the database's locale, and LIKE has special characters.
 */
export const encodeGrams = (folded: string): string =>
  folded.replace(/[^a-z0-9 ]/gu, (letter) => (letter.codePointAt(0) ?? 0).toString(36).padStart(3, '0'));
