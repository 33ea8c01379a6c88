const { Script } = require('node:vm');

/** By file, what its code was compiled from and the result, for all files of tests of this process. */
const compiled = new Map();

/** The bodies of modules, compiled; the world they run in is each file's own. */
function scriptOf(executor, source, filename) {
  const known = compiled.get(filename);
  const head = `(function(${executor.injectedModuleParameters.join(',')}){`;
  const text = `${head}${source}\n})`;
  if (known?.text === text) {
    known.executor = executor;
    return known.script;
  }
  const entry = { text, executor };
  entry.script = new Script(text, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, ...rest) =>
      entry.executor.dynamicImport(
        specifier,
        filename,
        entry.executor.environment.getVmContext(),
        attributes,
        rest[0],
      ),
  });
  compiled.set(filename, entry);
  return entry.script;
}

/**
 * A runtime that compiles a module once in its process instead of once for each file of tests: reading the packages of
 * a screen again takes longer than many a test.
 */
exports.compilingOnce = (Runtime) =>
  class extends Runtime {
    constructor(...parts) {
      super(...parts);
      const { executor } = this;
      const compile = executor.compile.bind(executor);
      executor.compile = (source, filename) => {
        const context = executor.environment.getVmContext();
        if (context === null) return null;
        try {
          return scriptOf(executor, source, filename).runInContext(context);
        } catch {
          // The caller reports the error.
          return compile(source, filename);
        }
      };
    }
  };
