import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { writeAtomically } from '../start/write-atomically.mjs';

/** Parts of a build that are stored beside a release but not served. */
export interface KeptBuild {
  /** Folder of the build, whose source maps are copied. */
  build: string;
  /** Files of the build, relative to it. */
  maps: readonly string[];
  /** Folder of the remote within its repository, the base of the maps' source paths. */
  sources: string;
  /** The built commit; with `-dirty` for changed files; empty without a repository. */
  commit: string;
}

/** Beside the served files of a site; not served, and not uploaded to a bucket. */
const mapFolder = (site: string, name: string, version: string) => join(site, 'source-maps', name, version);
const BUILD_FILE = 'build.json';

/** Stores a release's source maps and commit. The first build of a release counts. */
export function storeSourceMaps(
  site: string,
  name: string,
  version: string,
  { build, maps, sources, commit }: KeptBuild,
): void {
  const folder = mapFolder(site, name, version);
  // Written last: a killed publication is repeated.
  if (existsSync(join(folder, BUILD_FILE))) return;
  for (const file of maps) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(build, file), join(folder, file));
  }
  writeAtomically(join(folder, BUILD_FILE), `${JSON.stringify({ commit, sources })}\n`);
}

/** @param releaseFolder such as `/remotes/<name>/<version>` */
export function deleteSourceMaps(site: string, releaseFolder: string): void {
  const [, , name = '', version = ''] = releaseFolder.split('/');
  rmSync(mapFolder(site, name, version), { recursive: true, force: true });
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Releases whose maps may contain the file: the one in its address, else all. */
function releasesWith(site: string, path: string): { name: string; version: string }[] {
  const [, named, version] = /(?:^|\/)remotes\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  if (named !== undefined && version !== undefined) return [{ name: named, version }];
  return namesIn(join(site, 'source-maps')).flatMap((name) =>
    namesIn(join(site, 'source-maps', name)).map((release) => ({ name, version: release })),
  );
}

/**
 * `webpack://courier-a/./src/b.tsx?1f` and `webpack://courier-a/../../packages/c.ts` as paths of the
 * repository.
 */
function repositoryPath(source: string, sources: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return posix.join(sources, path);
}

const PLACE = /^(.+?):(\d+):(\d+)$/;

/**
 * The source of a place in a built file.
 * @param place `<file>:<line>:<column>` from logs, reports and browsers: an address, a path, or only
 * the file name, which contains a hash
 * @returns file, line, column, release and commit
 * @throws Error with one sentence if the place is invalid or unknown
 */
export function findSource(site: string, place: string): string {
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
    const origin = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in origin))
      throw new Error(`${place} comes from no source: the build itself wrote it.`);
    const source = `${repositoryPath(origin.originalSource, sources)}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
    return `${source} · ${name} ${version} · commit ${commit || 'unknown'}`;
  }
  throw new Error(`The site keeps no source map of ${basename(path)}.`);
}
