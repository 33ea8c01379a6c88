import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Doors that exist once in the workspace: their report -> the name remotes import them by. */
const SHARED = {
  'shell-api': '@courier/shell-api',
  'ui-kit-core': '@courier/ui-kit/core',
  'ui-kit-input': '@courier/ui-kit/input',
  'ui-kit-data': '@courier/ui-kit/data',
  'ui-kit-map': '@courier/ui-kit/map',
};
/** Of the router the shell offers a part. */
const ROUTER = 'packages/config/presets/offered-router.mjs';

/** Lines of a report say `name: type` of what is there at run time and `Name: interface …` of what is not. */
const LINE = /^([A-Za-z_$][\w$]*): (?!(?:declare |abstract )*(?:interface|type|enum) )/;

/** The names a report lists that code can use, sorted. */
export const namesOf = (report) =>
  [...new Set(report.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []))].sort();

/** The names a module exports by `export { … } from`. */
export const exportedNames = (source) =>
  [...source.matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();

/** What a shell of this tree offers remotes: the version of the kit, and of each shared door its names. */
export function offerOf(reports, root) {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui-kit/package.json'), 'utf8'));
  const own = Object.entries(SHARED).map(([report, door]) => [door, namesOf(reports[report])]);
  const router = exportedNames(readFileSync(join(root, ROUTER), 'utf8'));
  return { kit: version, doors: Object.fromEntries([...own, ['react-router-dom', router]]) };
}
