import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * V8 compiles such a file on another thread during the transfer, instead of each function at its first call on the main
 * thread. Other browsers ignore the comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to files of the page start only; it wastes time for code that may never run. */
export class CompileHintPlugin implements WebpackPluginInstance {
  constructor(private readonly startFiles: (compilation: Compilation) => readonly string[]) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // Minification removes comments, and content hashes follow this stage.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        for (const file of this.startFiles(compilation)) {
          if (!file.endsWith('.js')) continue;
          compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
        }
      });
    });
  }
}
