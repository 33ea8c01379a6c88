import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PLACES = ['apps', 'packages', 'services'];
const SKIPPED = new Set(['node_modules', 'dist', 'types', 'locales']);
const VENDORED = /\.generated\.\w+$|\/(map|geolocator)\/data\/[^/]+$|\/taipei-roads\/[^/]+\.json$/;
const TEST = /\.test\.\w+$/;

export function vendoredIn(root: string) {
  const below = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : below(path);
      return [relative(root, path).split(sep).join('/')];
    });
  return PLACES.flatMap((place) => below(join(root, place))).filter(
    (path) => VENDORED.test(path) && !TEST.test(path),
  );
}

/**
 * Files without an origin in docs/provenance.md, and missing files in it, one sentence each.
 * @param page its text; each line `- \`path\`, … (licence): from where`, a path ending in `/` covers
 * all below
 */
export function provenanceProblems(page: string, files: string[], exists: (path: string) => boolean) {
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  const named = lines.flatMap((line) => {
    const [, paths = ''] = /^- ((?:`[^`]+`(?:, )?)+) \([^)]+\): \S/.exec(line) ?? [];
    return [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  });
  return [
    ...files
      .filter((file) => !named.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one)))
      .map((file) => `docs/provenance.md does not say where ${file} comes from`),
    ...named.filter((one) => !exists(one)).map((one) => `docs/provenance.md names ${one}, which is gone`),
  ];
}
