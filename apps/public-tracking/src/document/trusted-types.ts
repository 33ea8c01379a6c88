interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(text: string): string | null;
      createScriptURL(url: string, type?: string, sink?: string): string | null;
    },
  ): unknown;
}

/** Address of the folder this document's files come from, filled in by webpack. */
declare const __webpack_public_path__: string;

/** Leaflet parses this when it loads, to find out whether the browser draws SVG inside HTML. */
const LEAFLET_PROBE = '<svg/>';

/** Lets the worker of the map start from this document's own files, and no other script from anywhere. */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const { origin } = window.location;
  const folder = new URL('.', new URL(__webpack_public_path__, origin)).href;
  factory?.createPolicy('default', {
    createHTML: (text) => (text === LEAFLET_PROBE ? text : null),
    createScriptURL: (url, _type, sink = '') => {
      const { href, protocol, origin: from } = new URL(url, document.baseURI);
      // Where the files lie on another origin the worker starts from a blob this page made.
      const isOwnBlob = protocol === 'blob:' && from === origin;
      return sink.startsWith('Worker') && (isOwnBlob || href.startsWith(folder)) ? url : null;
    },
  });
}
