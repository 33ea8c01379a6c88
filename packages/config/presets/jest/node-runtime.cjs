const { createRequire, isBuiltin } = require('node:module');
const Runtime = require('./runtime.cjs');

/** What a file of tests has for itself: our code, and what speaks to jest. */
const OWN = /^(?:[./]|@courier\/|@jest\/|jest|expect|fast-check|papaparse)/;

/**
 * Packages are read once by each process of tests instead of once by each file: reading those of the server takes longer
 * than most files of its tests.
 */
module.exports = class RuntimeWithPackages extends Runtime {
  requireModuleOrMock(from, name) {
    if (OWN.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
};
