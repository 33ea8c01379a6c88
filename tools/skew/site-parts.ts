import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { BRAND_IDS } from '@courier/config';
import { readStored, writeStored } from '../release/site-folder.ts';
import { readReleases, type StoredEntry } from '../release/stored-entry.ts';
import { filesBelow } from '../publish/files';

/** Path below the site's root -> content. */
export type Files = Readonly<Record<string, Buffer>>;

/** A built site in two parts, possibly from two commits: the shell with shared files, and the remotes. */
export interface SiteParts {
  shell: Files;
  remotes: Files;
  /** Each brand's registry entries, with the stable release only. */
  registry: readonly StoredEntry[];
}

/** Represents all brands, which have the same remotes. */
const BRAND = 'courier';

const SHELL_FOLDERS = ['shell', 'public', 'early', 'locales'];
const SHELL_FILES = ['documents.json', 'asset-manifest.json', 'feature-flags.json'];

const isOfShell = (path: string) =>
  SHELL_FILES.includes(path) || SHELL_FOLDERS.includes(path.split('/')[0] ?? '');

/** A browser without compression gets the file itself; source maps are not requested. */
const isServed = (path: string) => !/\.(br|map)$/.test(path) && !/(^|\/)\.generations\.json$/.test(path);

function activeRelease({ name, active }: StoredEntry) {
  if (active === undefined) throw new Error(`The registry of ${BRAND} says of ${name} no release to show`);
  return active;
}

const activeReleaseFolder = (entry: StoredEntry) => posix.dirname(activeRelease(entry).entry).slice(1);

/** The entry in its own format, with the stable release only. */
function withOneRelease(entry: StoredEntry): StoredEntry {
  const { lastGood: _before, ...rest } = entry;
  if (!('releases' in entry)) return rest;
  const { version } = activeRelease(entry);
  const releases = readReleases(entry).filter((release) => release.version === version);
  return { ...rest, releases, channels: { stable: version } };
}

export function readSite(site: string): SiteParts {
  const registry = readStored(site, BRAND).remotes.map(withOneRelease);
  const folders = registry.map((entry) => `${activeReleaseFolder(entry)}/`);
  const read = (paths: readonly string[]): Files =>
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(site, path))]));
  const paths = filesBelow(site).filter(isServed);
  return {
    shell: read(paths.filter(isOfShell)),
    remotes: read(paths.filter((path) => folders.some((folder) => path.startsWith(folder)))),
    registry,
  };
}

/** Replaces a folder's content by this shell with these remotes. */
export function writeSite(
  site: string,
  { shell }: Pick<SiteParts, 'shell'>,
  { remotes, registry }: Omit<SiteParts, 'shell'>,
): void {
  rmSync(site, { recursive: true, force: true });
  for (const [path, content] of [...Object.entries(shell), ...Object.entries(remotes)]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  for (const brand of BRAND_IDS)
    writeStored(site, brand, { schemaVersion: 1, brand, remotes: [...registry] });
}
