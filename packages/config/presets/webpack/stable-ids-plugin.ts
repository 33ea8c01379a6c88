import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Modules that federation makes itself, under a name that holds the folder of the build. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^container entry /, 'container'],
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
];

/** Gives them ids that are the same in every folder, so that one commit always is one release. */
export class StableIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          const [, id] = NAMES.find(([pattern]) => pattern.test(module.identifier())) ?? [];
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
