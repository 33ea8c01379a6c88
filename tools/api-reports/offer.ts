import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shared entry points: report -> name that remotes import. */
const SHARED = {
  'shell-api': '@courier/shell-api',
  'ui-kit-core': '@courier/ui-kit/core',
  'ui-kit-input': '@courier/ui-kit/input',
  'ui-kit-data': '@courier/ui-kit/data',
  'ui-kit-map': '@courier/ui-kit/map',
};
/** The shell offers only part of the router. */
const ROUTER = 'packages/config/presets/offered-router.mjs';

/** Report lines are `name: type` for values and `Name: interface …` for types. */
const LINE = /^([A-Za-z_$][\w$]*): (?!(?:declare |abstract )*(?:interface|type|enum) )/;

export const listReportNames = (report: string): string[] =>
  [...new Set(report.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []))].sort();

/** Names exported by `export { … } from`. */
export const exportedNames = (source: string): string[] =>
  [...source.matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();

/** Offer of this tree's shell to remotes: the kit's version, and the names of each shared entry point. */
interface Offer {
  readonly kit: string;
  /** Names by entry point. */
  readonly doors: Readonly<Record<string, readonly string[]>>;
}

export function buildOffer(reports: Readonly<Record<string, string>>, root: string): Offer {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui-kit/package.json'), 'utf8')) as {
    version: string;
  };
  const own = Object.entries(SHARED).map(([report, door]) => [door, listReportNames(reports[report] ?? '')]);
  const router = exportedNames(readFileSync(join(root, ROUTER), 'utf8'));
  return { kit: version, doors: Object.fromEntries([...own, ['react-router-dom', router]]) };
}
