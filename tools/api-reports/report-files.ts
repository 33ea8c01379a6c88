import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

/** Entry points that remotes of other teams use: name of the report, file of the entry point. */
export const DOORS: Readonly<Record<string, string>> = {
  'shell-api': 'packages/shell-api/src/index.ts',
  'shell-api-hooks': 'packages/shell-api/src/hooks/index.ts',
  'shell-api-manifest': 'packages/shell-api/src/manifest.ts',
  'shell-api-routes': 'packages/shell-api/src/routes.ts',
  'ui-kit-plain': 'packages/ui-kit/src/plain.ts',
  'ui-kit-core': 'packages/ui-kit/src/core.ts',
  'ui-kit-input': 'packages/ui-kit/src/input.ts',
  'ui-kit-data': 'packages/ui-kit/src/data.ts',
  'ui-kit-map': 'packages/ui-kit/src/map.ts',
  i18n: 'packages/i18n/src/index.ts',
  'api-client-queries': 'packages/api-client/src/queries/index.ts',
};

export const FOLDER = join(ROOT, 'docs/api-reports');
export const RELEASED = join(FOLDER, 'released');
/** Run-time offer of this tree's shell, for builds, servers and shells. */
export const OFFER = join(ROOT, 'packages/config/src/offer/offer.json');

export const reportFile = (door: string): string => join(FOLDER, `${door}.txt`);

/** The text of a file; empty if it does not exist. */
export function stored(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export const packageVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as { version: string })
    .version;
