/** Ids of components are unique among everything that runs in one page. */
const head = (app) =>
  [
    `var $refresh = globalThis.courierRefresh;`,
    `var $RefreshReg$ = (type, id) => $refresh?.register(type, ${JSON.stringify(`${app}:`)} + __webpack_module__.id + ' ' + id);`,
    `var $RefreshSig$ = () => $refresh?.createSignature() ?? ((type) => type);`,
  ].join(' ');

const foot = (app) => `
if (import.meta.webpackHot) $refresh?.settle({
  app: ${JSON.stringify(app)},
  hot: import.meta.webpackHot,
  exports: __webpack_module__.exports,
  address: __webpack_public_path__,
  buildHash: () => __webpack_hash__,
});
`;

/**
 * Connects a module, as swc compiled it for React Fast Refresh, with the runtime of the page. In a page without that
 * runtime the module does what it would do otherwise. The head is part of the first line, so that the lines of the
 * source map stay right.
 */
export default function refreshLoader(source, map) {
  const { app } = this.getOptions();
  this.callback(null, head(app) + source + foot(app), map);
}
