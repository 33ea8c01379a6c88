const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, extname } = require('node:path');
const { types } = require('node:util');
const { Script } = require('node:vm');

/** File -> module, for all test files of this process. */
const modules = new Map();
/** File -> path of its source map. */
const sourceMaps = new Map();
const PARAMETERS = ['module', 'exports', 'require', '__dirname', '__filename'];

/** Resolves and transforms; the one of the newest test file. */
let runtime = null;

/** Watching runs test files again in this process, after modules have changed. */
const isWatching = process.argv.some((argument) => argument.startsWith('--watch'));

const isOwn = (name) => /^(?:[./]|@courier\/)/.test(name);
/** Tests and what is written for them keep state of one test file and use its `jest`. */
const isShared = (file) => !/\.test\.|\/testing\/|\/node_modules\//.test(file) && /\.(?:ts|mjs)$/.test(file);

function loadShared(file) {
  const existing = modules.get(file);
  if (existing) return existing.exports;
  const module = { id: file, filename: file, exports: {}, loaded: false };
  modules.set(file, module);
  try {
    if (extname(file) === '.json') module.exports = JSON.parse(readFileSync(file, 'utf8'));
    else run(module);
    module.loaded = true;
    return module.exports;
  } catch (error) {
    modules.delete(file);
    throw error;
  }
}

function run(module) {
  const { filename } = module;
  const code = runtime.transformCache.transform(filename);
  const sourceMap = runtime.transformCache.sourceMaps.get(filename);
  if (sourceMap) sourceMaps.set(filename, sourceMap);
  const head = `(function(${PARAMETERS.join(',')}){`;
  const body = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  const fromHere = createRequire(filename);
  const requireFromHere = (name) =>
    isOwn(name) ? loadShared(runtime._resolution.resolveCjs(filename, name)) : fromHere(name);
  body
    .runInThisContext()
    .call(module.exports, module, module.exports, requireFromHere, dirname(filename), filename);
}

/** Errors of tests come from another context; they are `instanceof Error` for shared modules too. */
function acceptErrorsOfTests() {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    configurable: true,
    value(value) {
      return this === Error ? types.isNativeError(value) : isInstance.call(this, value);
    },
  });
}
acceptErrorsOfTests();

/**
 * Loads our own modules once per process instead of once per test file: a file starts without loading hundreds of
 * modules, and finds their functions optimised. Modules have no state but caches. `jest.mock` of one is refused, and fake
 * timers are too, because they exist only in the context of the test file, unless the file loads its own modules.
 */
exports.sharingModules = (Runtime) =>
  class extends Runtime {
    constructor(...parts) {
      super(...parts);
      runtime = this;
      for (const [file, map] of sourceMaps) this.transformCache.sourceMaps.set(file, map);
    }
    requireModuleOrMock(from, name) {
      const file = this.sharedFile(from, name);
      return file === null ? super.requireModuleOrMock(from, name) : loadShared(file);
    }
    setMock(from, name, ...rest) {
      if (this.sharedFile(from, name) !== null)
        throw new Error(`${name} is shared by test files and cannot be mocked.`);
      return super.setMock(from, name, ...rest);
    }
    /** Null for a module that the test file loads itself. */
    sharedFile(from, name) {
      if (isWatching || this._environment.ownModules || !isOwn(name)) return null;
      const file = this._resolution.resolveCjs(from, name);
      return isShared(file) ? file : null;
    }
  };
