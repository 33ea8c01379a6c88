import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The audited table of modules that exist once in the workspace. Never the root of antd. Modules of the first
 * render are `at-once` and part of the first scripts of the shell. As `when-asked`, each would be a separate file behind one more
 * step of the federation runtime before the first render.
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

export const SHARED_MODULES = Object.keys(SHARED);

/** Of those the ones whose names differ from shell to shell: our own doors, and what is offered in part. */
export const OFFERED_BY_NAME: readonly string[] = SHARED_MODULES.filter(
  (module) => module.startsWith('@courier/') || module === 'react-router-dom',
);

interface SharedConfig {
  singleton: true;
  requiredVersion: string;
  eager: false;
  /** A remote brings none of its own. */
  import: false;
}

/** The door of a module that the shell does not offer as it is; webpack leaves nothing out of a shared module by itself. */
const DOORS: Readonly<Record<string, string>> = {
  'react-router-dom': fileURLToPath(new URL('./offered-router.mjs', import.meta.url)),
  'react-i18next': fileURLToPath(new URL('./offered-translator.mjs', import.meta.url)),
};

/** `@courier/ui-kit/core` -> `@courier/ui-kit` */
const packageOf = (module: string) =>
  module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] as string);

export function installedVersion(module: string): string {
  const paths = require.resolve.paths(module) ?? [];
  for (const path of paths) {
    try {
      return (require(`${path}/${packageOf(module)}/package.json`) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new Error(`Shared module ${module} is not installed; run npm start or npm ci`);
}

/**
 * Share options of a remote's build: it takes from the shell what the table names, and brings none of it. A remote that
 * runs alone is built without federation and needs no table.
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

const fileOf = (module: string) => JSON.stringify(DOORS[module] ?? module);

/** `"react": { version: "19.2.7", shareConfig: …, lib: () => shared0 }` */
function offerOf([module, needed]: [string, Shared], index: number): string {
  const version = installedVersion(module);
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, eager: needed === 'at-once' };
  const source =
    needed === 'at-once'
      ? `lib: () => shared${index}`
      : `get: () => import(${fileOf(module)}).then((all) => () => all)`;
  return `${JSON.stringify(module)}: { version: ${JSON.stringify(version)}, shareConfig: ${JSON.stringify(shareConfig)}, ${source} }`;
}

/**
 * Source of the module that the shell's code names `courier:offered-modules`: everything in the table as the federation
 * runtime is handed it. The shell itself imports these modules like any others and so needs none of what federation
 * puts in the place of a shared module; a remote gets the very same ones.
 */
export function offeredModules(): string {
  const entries = Object.entries(SHARED);
  const imports = entries.map(([module, needed], index) =>
    needed === 'at-once' ? `import * as shared${index} from ${fileOf(module)};` : '',
  );
  return `${imports.join('')} export const offeredModules = { ${entries.map(offerOf).join(', ')} };`;
}
