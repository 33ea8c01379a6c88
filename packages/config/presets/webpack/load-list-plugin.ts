import type { Chunk, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Writes `load-list.json`: the scripts and styles of each entry, and everything the entry's first asynchronous
 * boundary needs (shared modules included), so that html can name and preload them without running anything.
 */
export class LoadListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LoadListPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LoadListPlugin', stage }, () => {
        const list: Record<string, { initial: string[]; boundary: string[] }> = {};
        for (const [name, entrypoint] of compilation.entrypoints) {
          const initial = entrypoint.getFiles();
          const chunks = new Set<Chunk>();
          for (const group of entrypoint.childrenIterable) {
            for (const chunk of group.chunks) chunks.add(chunk);
            for (const child of group.childrenIterable) {
              const isSharedFallback = child.origins.every(
                (origin) => (origin.module as { type?: string } | null)?.type === 'consume-shared-module',
              );
              if (isSharedFallback) for (const chunk of child.chunks) chunks.add(chunk);
            }
          }
          const boundary = [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => !initial.includes(file));
          list[name] = { initial, boundary: [...new Set(boundary)] };
        }
        compilation.emitAsset('load-list.json', new compiler.webpack.sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}
