const { createRequire } = require('node:module');

const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
// Its modules import each other and load only in the order of its entry point.
requireOfEnvironment('jsdom');

/** A module of the jsdom that the tests run in. */
exports.requireFromJsdom = (path) => requireOfEnvironment(`jsdom/lib/jsdom/living/${path}`);
