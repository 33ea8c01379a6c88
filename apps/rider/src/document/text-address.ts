/** URL of this document's files, replaced by webpack. */
declare const __webpack_public_path__: string;

/** URL of the texts of a language, in the same release as the document. */
export const textAddress = (language: string): URL =>
  new URL(`../locales/${language}.json`, __webpack_public_path__);
