import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The audited table of singleton modules. Never the root of antd. `at-once` modules belong to the first render and are
 * in the shell's first scripts. As `when-asked`, each would be a separate file behind one more step of the federation
 * runtime before the first render.
 */
const SHARED = {
  react: 'at-once',
  'react-dom': 'at-once',
  'react-router-dom': 'at-once',
  '@tanstack/react-query': 'at-once',
  zustand: 'at-once',
  i18next: 'at-once',
  'react-i18next': 'at-once',
  '@courier/shell-api': 'at-once',
  '@courier/ui-kit/core': 'at-once',
  '@courier/ui-kit/input': 'when-asked',
  '@courier/ui-kit/data': 'when-asked',
  '@courier/ui-kit/map': 'when-asked',
} as const;

const SHARED_MODULES = Object.keys(SHARED);

/** Modules whose exports differ between shells: our own entry points, and partially offered modules. */
export const OFFERED_BY_NAME: readonly string[] = SHARED_MODULES.filter(
  (module) => module.startsWith('@courier/') || module === 'react-router-dom',
);

interface SharedConfig {
  singleton: true;
  requiredVersion: string;
  eager: false;
  /** A remote contains none of its own. */
  import: false;
}

/** Replacement for a partially offered module; webpack does not tree-shake shared modules. */
const DOORS: Readonly<Record<string, string>> = {
  'react-router-dom': fileURLToPath(new URL('./offered-router.mjs', import.meta.url)),
  'react-i18next': fileURLToPath(new URL('./offered-translator.mjs', import.meta.url)),
};

/** `@courier/ui-kit/core` -> `@courier/ui-kit` */
const packageName = (module: string) =>
  module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] as string);

export function installedVersion(module: string): string {
  const paths = require.resolve.paths(module) ?? [];
  for (const path of paths) {
    try {
      return (require(`${path}/${packageName(module)}/package.json`) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new Error(`Shared module ${module} is not installed; run npm start or npm ci`);
}

/**
 * Share options of a remote's build: it consumes the shell's modules and contains none of them. A remote that runs
 * alone is built without federation.
 */
export function sharedModules(): Record<string, SharedConfig> {
  return Object.fromEntries(
    SHARED_MODULES.map((module) => {
      const requiredVersion = `^${installedVersion(module)}`;
      return [module, { singleton: true, requiredVersion, eager: false, import: false }];
    }),
  );
}

type Shared = (typeof SHARED)[keyof typeof SHARED];

const OFFERED = 'offered-by-the-shell/';

const entryPointPath = (module: string) => JSON.stringify(module in DOORS ? `${OFFERED}${module}` : module);

/** Aliases for `offeredModules`, whose source names no folder of the build machine: module ids derive from it. */
export const offeredAliases = (): Record<string, string> =>
  Object.fromEntries(Object.entries(DOORS).map(([module, path]) => [`${OFFERED}${module}$`, path]));

/** `"react": { version: "19.2.7", shareConfig: …, lib: () => shared0 }` */
function shareEntry([module, needed]: [string, Shared], index: number): string {
  const version = installedVersion(module);
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, eager: needed === 'at-once' };
  const source =
    needed === 'at-once'
      ? `lib: () => shared${index}`
      : `get: () => import(${entryPointPath(module)}).then((all) => () => all)`;
  return `${JSON.stringify(module)}: { version: ${JSON.stringify(version)}, shareConfig: ${JSON.stringify(shareConfig)}, ${source} }`;
}

/**
 * Source of the module `courier:offered-modules`: the shared modules in the form of the federation runtime. The shell
 * imports these modules normally, without federation wrappers; a remote gets the same instances.
 */
export function offeredModules(): string {
  const entries = Object.entries(SHARED);
  const imports = entries.map(([module, needed], index) =>
    needed === 'at-once' ? `import * as shared${index} from ${entryPointPath(module)};` : '',
  );
  return `${imports.join('')} export const offeredModules = { ${entries.map(shareEntry).join(', ')} };`;
}
