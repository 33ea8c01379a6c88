/** Component ids must be unique in a page. */
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
 * Connects a module to the page's Fast Refresh runtime, if any. The head is on the first line, so that source map lines
 * stay correct.
 */
export default function refreshLoader(source, map) {
  const { app } = this.getOptions();
  this.callback(null, head(app) + source + foot(app), map);
}
