interface PolicyFactory {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(text: string): string | null;
      createScriptURL(url: string, type?: string, sink?: string): string | null;
    },
  ): unknown;
}

/** URL of this document's files, replaced by webpack. */
declare const __webpack_public_path__: string;

/** Leaflet parses this on load to detect support for SVG in HTML. */
const LEAFLET_PROBE = '<svg/>';

/** Allows the map worker to start from this document's own files and blocks other scripts. */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const { origin } = window.location;
  const folder = new URL('.', new URL(__webpack_public_path__, origin)).href;
  factory?.createPolicy('default', {
    createHTML: (text) => (text === LEAFLET_PROBE ? text : null),
    createScriptURL: (url, _type, sink = '') => {
      const { href, protocol, origin: from } = new URL(url, document.baseURI);
      // When the files are on another origin, the worker starts from a blob created by this page.
      const isOwnBlob = protocol === 'blob:' && from === origin;
      return sink.startsWith('Worker') && (isOwnBlob || href.startsWith(folder)) ? url : null;
    },
  });
}
