import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The audited table of modules that exist once in the workspace, whatever remotes are loaded. Never antd's root.
 * What the frame itself starts with is needed `at-once` and stands in the shell's first scripts: offered `when-asked`,
 * each would be a file of its own behind one more turn of the federation runtime before anything is drawn.
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
  version?: string;
  eager: boolean;
  import?: string | false;
}

/** The door of a module that the shell offers in part; webpack leaves nothing out of a shared module by itself. */
const OFFERED_IN_PART: Readonly<Record<string, string>> = {
  'react-router-dom': fileURLToPath(new URL('./offered-router.mjs', import.meta.url)),
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
 * Share options for one build.
 * @param role the shell provides the modules; a remote brings none of its own (`import: false`); a remote that runs
 * alone is built without federation and needs no table.
 */
export function sharedModules(role: 'shell' | 'remote'): Record<string, SharedConfig> {
  return Object.fromEntries(
    Object.entries(SHARED).map(([module, needed]) => {
      const version = installedVersion(module);
      const config: SharedConfig = { singleton: true, requiredVersion: `^${version}`, eager: false };
      if (role === 'remote') return [module, { ...config, import: false }];
      const part = OFFERED_IN_PART[module];
      return [module, { ...config, version, eager: needed === 'at-once', ...(part && { import: part }) }];
    }),
  );
}
