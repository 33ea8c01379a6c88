import { createRequire } from 'node:module';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

interface LoadScriptHooks {
  createScript: { tap(name: string, wrap: (source: string) => string): void };
}

/**
 * Name of the frozen table that the shell publishes before any remote runs: absolute address -> SRI hash. It is global
 * because a remote's webpack runtime cannot import anything.
 */
const INTEGRITY_TABLE = '__courierIntegrity';

/** Invalid hash for files without an entry, so that the browser refuses them. */
const REFUSED = 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Lets a remote load only chunks whose hash is in the registry. */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime as unknown as {
      LoadScriptRuntimeModule?: { getCompilationHooks(compilation: unknown): LoadScriptHooks };
    };
    const runtimeModule =
      LoadScriptRuntimeModule ??
      (require('webpack/lib/runtime/LoadScriptRuntimeModule') as NonNullable<typeof LoadScriptRuntimeModule>);
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtimeModule
        .getCompilationHooks(compilation)
        .createScript.tap('IntegrityPlugin', (source) =>
          [
            source,
            `if (globalThis.${INTEGRITY_TABLE}) {`,
            `  script.crossOrigin = 'anonymous';`,
            `  script.integrity = globalThis.${INTEGRITY_TABLE}[script.src] || '${REFUSED}';`,
            `}`,
          ].join('\n'),
        );
    });
  }
}

/** The same for style sheets. Serialised into the bundle: it must not use anything from this file. */
export function insertCheckedStyle(link: HTMLLinkElement): void {
  const table = (globalThis as { __courierIntegrity?: Record<string, string> }).__courierIntegrity;
  if (table) {
    link.crossOrigin = 'anonymous';
    link.integrity =
      table[link.href] || 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  }
  document.head.appendChild(link);
}
