/** Emitted by code that needs texts of another language; the text loader listens. */
export const LANGUAGE_WANTED = 'languageWanted';
