/** Said by whoever needs texts of a language that is not shown; heard by what loads texts. */
export const LANGUAGE_WANTED = 'languageWanted';
