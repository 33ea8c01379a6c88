const { Script } = require('node:vm');

/** File -> source and compiled script, for all test files of this process. */
const compiled = new Map();

/** Compiled module bodies; each test file has its own context. */
function compileScript(executor, source, filename) {
  const known = compiled.get(filename);
  const head = `(function(${executor.injectedModuleParameters.join(',')}){`;
  const text = `${head}${source}\n})`;
  if (known?.text === text) {
    known.executor = new WeakRef(executor);
    return known.script;
  }
  const entry = { text, executor: new WeakRef(executor) };
  entry.script = new Script(text, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (specifier, _script, attributes, ...rest) => {
      const current = entry.executor.deref();
      if (!current) throw new Error(`${filename} imports ${specifier} after the end of its test file.`);
      const context = current.environment.getVmContext();
      return current.dynamicImport(specifier, filename, context, attributes, rest[0]);
    },
  });
  compiled.set(filename, entry);
  return entry.script;
}

/**
 * Compiles a module once per process instead of once per test file, because compiling a screen's packages takes longer
 * than many tests.
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
          return compileScript(executor, source, filename).runInContext(context);
        } catch {
          return compile(source, filename);
        }
      };
    }
  };
