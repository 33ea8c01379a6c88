import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * V8 compiles such a file during the transfer, on another thread; otherwise it compiles each function at its first
 * call, on the main thread. Other browsers read it as a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Gives the hint to files that run before a page can be used; what a page may never call is better left alone. */
export class CompileHintPlugin implements WebpackPluginInstance {
  constructor(private readonly startFiles: (compilation: Compilation) => readonly string[]) {}

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // Making files small takes comments out, and their names are made of what they hold.
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
