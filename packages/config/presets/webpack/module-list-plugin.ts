import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

/** A module of a build, or a whole package. */
export interface ListedModule {
  /** Package name, or path relative to the app's folder. */
  name: string;
  isPackage: boolean;
  /** Source size before minification. */
  bytes: number;
}

const PACKAGE_FOLDER = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

const concatenatedModules = (module: Module): readonly Module[] =>
  (module as { modules?: Module[] }).modules ?? [module];

function packageName(folder: string, installedAs: string): string {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : installedAs;
  } catch {
    return installedAs;
  }
}

function moduleName(module: Module, context: string): { name: string; isPackage: boolean } | null {
  const path = module.nameForCondition()?.replaceAll('\\', '/');
  if (path === undefined) return null;
  const [, folder, installedAs] = PACKAGE_FOLDER.exec(path) ?? [];
  if (folder !== undefined && installedAs !== undefined)
    return { name: packageName(folder, installedAs), isPackage: true };
  return { name: relative(context, path).replaceAll('\\', '/'), isPackage: false };
}

/** Writes `module-list.json`, the largest first, to explain an exceeded size budget. */
export class ModuleListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleListPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ModuleListPlugin', stage }, () => {
        const list = new Map<string, ListedModule>();
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          for (const part of concatenatedModules(module)) {
            const named = moduleName(part, compiler.context);
            if (!named) continue;
            const bytes = (list.get(named.name)?.bytes ?? 0) + part.size();
            list.set(named.name, { ...named, bytes: Math.round(bytes) });
          }
        }
        const sorted = [...list.values()].sort((a, b) => b.bytes - a.bytes);
        compilation.emitAsset(
          'module-list.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(sorted)),
        );
      });
    });
  }
}
