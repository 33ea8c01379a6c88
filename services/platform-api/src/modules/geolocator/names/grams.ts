/**
 * The text in plain letters and digits, three for each character that is neither: pg_trgm ignores what the database's
 * locale takes for no letter, and LIKE gives some characters a meaning.
 */
export const gramsOf = (folded: string): string =>
  folded.replace(/[^a-z0-9 ]/gu, (letter) => (letter.codePointAt(0) ?? 0).toString(36).padStart(3, '0'));
