import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { writeAtomically } from '../start/write-atomically.mjs';

/** Beside the served files of a site; not served, and not uploaded to a bucket. */
const mapFolder = (site, name, version) => join(site, 'source-maps', name, version);
const BUILD_FILE = 'build.json';

/** Stores a release's source maps and commit. The first build of a release counts. */
export function keepSourceMaps(site, name, version, { build, maps, sources, commit }) {
  const folder = mapFolder(site, name, version);
  // Written last: a killed publication is repeated.
  if (existsSync(join(folder, BUILD_FILE))) return;
  for (const file of maps) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(build, file), join(folder, file));
  }
  writeAtomically(join(folder, BUILD_FILE), `${JSON.stringify({ commit, sources })}\n`);
}

/** @param {string} releaseFolder such as `/remotes/<name>/<version>` */
export function forgetSourceMaps(site, releaseFolder) {
  const [, , name, version] = releaseFolder.split('/');
  rmSync(mapFolder(site, name, version), { recursive: true, force: true });
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Releases whose maps may contain the file: the one in its address, else all. */
function releasesWith(site, path) {
  const [, named, version] = /(?:^|\/)remotes\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  if (named !== undefined) return [{ name: named, version }];
  return namesIn(join(site, 'source-maps')).flatMap((name) =>
    namesIn(join(site, 'source-maps', name)).map((one) => ({ name, version: one })),
  );
}

/**
 * `webpack://courier-a/./src/b.tsx?1f` and `webpack://courier-a/../../packages/c.ts` as paths of the
 * repository.
 */
function repositoryPath(source, sources) {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return posix.join(sources, path);
}

const PLACE = /^(.+?):(\d+):(\d+)$/;

/**
 * The source of a place in a built file.
 * @param {string} place `<file>:<line>:<column>` from logs, reports and browsers: an address, a path, or only
 * the file name, which contains a hash
 * @returns {string} file, line, column, release and commit
 * @throws Error with one sentence if the place is invalid or unknown
 */
export function findSource(site, place) {
  const [, address, line, column] = PLACE.exec(place) ?? [];
  if (address === undefined)
    throw new Error(`"${place}" is no place in a built file: write <file>:<line>:<column>.`);
  const path = address.replace(/^[a-z]+:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  for (const { name, version } of releasesWith(site, path)) {
    const folder = mapFolder(site, name, version);
    const file = [path.split(`/${version}/`).at(-1), basename(path)]
      .map((one) => join(folder, `${one}.map`))
      .find((one) => existsSync(one));
    if (file === undefined) continue;
    const { commit, sources } = JSON.parse(readFileSync(join(folder, BUILD_FILE), 'utf8'));
    const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
    const { originalSource, originalLine, originalColumn } = map.findEntry(
      Number(line) - 1,
      Number(column) - 1,
    );
    if (originalSource === undefined)
      throw new Error(`${place} comes from no source: the build itself wrote it.`);
    const source = `${repositoryPath(originalSource, sources)}:${originalLine + 1}:${originalColumn + 1}`;
    return `${source} · ${name} ${version} · commit ${commit || 'unknown'}`;
  }
  throw new Error(`The site keeps no source map of ${basename(path)}.`);
}
