import { BRAND_IDS } from '@courier/config';
import { isSamePath, type PublishedRelease } from '@courier/config/registry';
import { PUBLIC_DOCUMENT_PATHS, SERVER_SEGMENTS, WORKSPACE_DOCUMENT_PATHS } from '@courier/shell-api/routes';
import { channelsOf, withBuild, withRelease, type Canary, type StoredEntry } from '../release/channels.mjs';
import { applyComposition, entryFromOtherBrands, isComposed } from '../release/composition.mjs';
import { remember, somebody } from '../release/history.mjs';
import { readStored, withLock, writeStored, type StoredRegistry } from '../release/site-folder.mjs';
import compositions from './compositions.json' with { type: 'json' };

/** A release on its way into the registries of a site. */
export interface Publication {
  name: string;
  release: PublishedRelease;
  /** A `release` changes channels; a `build` does so only where no command has changed one before. */
  act: 'build' | 'release';
  /** Only part of the browsers get a release; all of them when absent. */
  canary?: Canary | null;
  /** The one brand that gets a release; every brand that composes the remote when absent. */
  brand?: string;
  /** Kept in the release history. */
  history?: { by?: string; why?: string };
}

/** The brands that list the remote, by what they do with the release. */
export interface Publishing {
  /** A channel of theirs names it. */
  given: string[];
  /** It waits there for `promote`. */
  candidate: string[];
}

interface Target {
  brand: string;
  registry: StoredRegistry;
}

/** Brands that show some remotes only; every other brand shows each remote there is. */
const SOME_ONLY: Readonly<Record<string, readonly string[]>> = compositions;

const pathsOf = (entry: StoredEntry): string[] =>
  (entry.manifest?.routes ?? []).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));

const SHELL_PATHS = [...PUBLIC_DOCUMENT_PATHS, ...WORKSPACE_DOCUMENT_PATHS];

/** @throws Error naming the first path of the remote that the shell or the server answers itself */
function refuseOwnPaths({ name, release }: Publication): void {
  for (const { path } of release.manifest.routes) {
    const shell = SHELL_PATHS.find((own) => isSamePath(own, path));
    if (shell !== undefined)
      throw new Error(
        `${name} is not published: the shell answers ${shell} itself, and ${path} is the same path`,
      );
    const segment = SERVER_SEGMENTS.find((own) => path.toLowerCase().split('/')[1] === own);
    if (segment !== undefined)
      throw new Error(
        `${name} is not published: the server answers every address below /${segment}, ${path} too`,
      );
  }
}

/** @throws Error naming the first path of the remote that another one answers */
function refuseSharedPaths({ name, release }: Publication, { brand, registry }: Target): void {
  for (const other of registry.remotes) {
    if (other.name === name) continue;
    for (const { path } of release.manifest.routes) {
      const shared = pathsOf(other).find((theirs) => isSamePath(theirs, path));
      if (shared !== undefined)
        throw new Error(
          `${name} is not published: in ${brand}, ${other.name} answers ${shared} already, and ${path} is the same path`,
        );
    }
  }
}

function withPublication(
  before: StoredEntry | undefined,
  { name, release, act, canary }: Publication,
): StoredEntry {
  return act === 'build' ? withBuild(before, name, release) : withRelease(before, name, release, canary);
}

const entryIn = ({ remotes }: StoredRegistry, name: string) => remotes.find((entry) => entry.name === name);

function withEntry(registry: StoredRegistry, entry: StoredEntry): StoredRegistry {
  const isListed = entryIn(registry, String(entry.name)) !== undefined;
  const remotes = isListed
    ? registry.remotes.map((one) => (one.name === entry.name ? entry : one))
    : [...registry.remotes, entry];
  return { ...registry, remotes };
}

/** The brands a publication concerns, each with its registry as stored. */
function targetsIn(site: string, { name, brand: only }: Publication): Target[] {
  return BRAND_IDS.filter((brand) => only === undefined || brand === only)
    .map((brand): Target => ({ brand, registry: readStored(site, brand) }))
    .filter(({ brand, registry }) => isComposed(registry, name, SOME_ONLY[brand]));
}

const isNamed = ({ channels }: StoredEntry, version: string) =>
  [channels?.stable, channels?.canary?.release, channels?.pin].includes(version);

/**
 * Gives the brands that compose the remote this release, or lists it there as a candidate, and brings every registry in
 * line with its composition. Other entries, and keys of this one that this version does not know, stay byte for byte.
 * @throws Error, with no file changed, when the shell, the server or another remote of a brand answers one of its paths
 */
export function publishEntry(site: string, publication: Publication): Publishing {
  const { name, release, act, canary, history = {} } = publication;
  const { by = somebody(), why = '' } = history;
  refuseOwnPaths(publication);
  return withLock(site, () => {
    const targets = targetsIn(site, publication);
    targets.forEach((target) => refuseSharedPaths(publication, target));
    const publishing: Publishing = { given: [], candidate: [] };
    for (const { brand, registry } of targets) {
      const listed = entryIn(registry, name);
      const before = listed ?? (act === 'build' ? entryFromOtherBrands(site, name) : undefined);
      const after = withPublication(before, publication);
      publishing[isNamed(after, release.version) ? 'given' : 'candidate'].push(brand);
      const was = listed?.channels ?? null;
      if (JSON.stringify(listed) !== JSON.stringify(after))
        writeStored(site, brand, withEntry(registry, after));
      if (JSON.stringify(was) !== JSON.stringify(after.channels))
        remember(site, [
          {
            act: canary ? 'canary' : act,
            brand,
            remote: name,
            before: was,
            after: channelsOf(after),
            by,
            why,
          },
        ]);
    }
    applyComposition(site, BRAND_IDS, SOME_ONLY, { by, why: 'the composition in the sources' });
    return publishing;
  });
}
