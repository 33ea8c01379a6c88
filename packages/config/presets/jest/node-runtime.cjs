const { createRequire, isBuiltin } = require('node:module');
const Runtime = require('./runtime.cjs');
const { sharingModules } = require('./shared-modules.cjs');

/** Modules that each test file loads itself: our code, and what uses jest. */
const OWN = /^(?:[./]|@courier\/|@jest\/|jest|expect|fast-check|papaparse)/;

/**
 * Loads packages once per process instead of once per test file: loading the server's takes longer than most of its
 * test files.
 */
class RuntimeWithPackages extends Runtime {
  requireModuleOrMock(from, name) {
    if (OWN.test(name) || isBuiltin(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
}

module.exports = sharingModules(RuntimeWithPackages);
