/** Address of the folder this document's files come from, filled in by webpack. */
declare const __webpack_public_path__: string;

/** Where the texts of a language lie: beside the document's own files, in its release. */
export const textAddress = (language: string): URL =>
  new URL(`../locales/${language}.json`, __webpack_public_path__);
