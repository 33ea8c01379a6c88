/** URL of this document's files, replaced by webpack. */
declare const __webpack_public_path__: string;

/** Path of the folder of the running release. */
export const releaseFolder = (): string =>
  new URL('..', new URL(__webpack_public_path__, window.location.href)).pathname;
