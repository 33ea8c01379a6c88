import { BRAND_IDS } from '@courier/config';
import { isSamePath, type PublishedRelease } from '@courier/config/registry';
import { PUBLIC_DOCUMENT_PATHS, SERVER_SEGMENTS, WORKSPACE_DOCUMENT_PATHS } from '@courier/shell-api/routes';
import { withBuild, withRelease, type Canary } from '../release/channels.ts';
import { applyComposition, entryFromOtherBrands, isComposed } from '../release/composition.ts';
import { remember, readUserName } from '../release/history.ts';
import { readStored, withLock, writeStored, type StoredRegistry } from '../release/site-folder.ts';
import { readChannels, type StoredEntry } from '../release/stored-entry.ts';
import { readCompositions } from './read-compositions';
import compositions from './compositions.json' with { type: 'json' };

/** A release to add to a site's registries. */
export interface Publication {
  name: string;
  release: PublishedRelease;
  /** A `release` changes channels; a `build` does so only if no command has changed one before. */
  act: 'build' | 'release';
  /** Limits a release to some browsers; all by default. */
  canary?: Canary | null;
  /** Limits a release to one brand; by default all that compose the remote. */
  brand?: string;
  /** Kept in the release history. */
  history?: { by?: string; why?: string };
}

/** Brands that list the remote, by their use of the release. */
export interface Publishing {
  /** One of their channels names it. */
  given: string[];
  /** It waits for `promote`. */
  candidate: string[];
  /** Canaries that no longer run, as `brand release`. */
  replacedCanaries: string[];
}

interface Target {
  brand: string;
  registry: StoredRegistry;
}

const { lists: SOME_ONLY, audiences } = readCompositions(compositions);

const routePaths = (entry: StoredEntry): string[] =>
  (entry.manifest?.routes ?? []).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));

const SHELL_PATHS = [...PUBLIC_DOCUMENT_PATHS, ...WORKSPACE_DOCUMENT_PATHS];

/** @throws Error with the remote's first path that the shell or the server uses */
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

/** @throws Error with the remote's first path that another remote uses */
function refuseSharedPaths({ name, release }: Publication, { brand, registry }: Target): void {
  for (const other of registry.remotes) {
    if (other.name === name) continue;
    for (const { path } of release.manifest.routes) {
      const shared = routePaths(other).find((theirs) => isSamePath(theirs, path));
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

function targetsIn(site: string, { name, brand: only }: Publication): Target[] {
  return BRAND_IDS.filter((brand) => only === undefined || brand === only)
    .map((brand): Target => ({ brand, registry: readStored(site, brand) }))
    .filter(({ brand, registry }) => isComposed(registry, name, SOME_ONLY[brand]));
}

const isNamed = ({ channels }: StoredEntry, version: string) =>
  [channels?.stable, channels?.canary?.release, channels?.pin].includes(version);

/**
 * Adds the release to the brands that compose the remote, as a channel's release or a candidate, and applies
 * the compositions to every registry. Other entries, and unknown keys of this one, stay byte for byte.
 * @throws Error, with no file changed, if the shell, the server or another remote of a brand uses one of its
 * paths
 */
export function publishEntry(site: string, publication: Publication): Publishing {
  const { name, release, act, canary, history = {} } = publication;
  const { by = readUserName(), why = '' } = history;
  refuseOwnPaths(publication);
  return withLock(site, () => {
    const targets = targetsIn(site, publication);
    targets.forEach((target) => refuseSharedPaths(publication, target));
    const publishing: Publishing = { given: [], candidate: [], replacedCanaries: [] };
    for (const { brand, registry } of targets) {
      const listed = entryIn(registry, name);
      const before = listed ?? (act === 'build' ? entryFromOtherBrands(site, name) : undefined);
      const after = withPublication(before, publication);
      publishing[isNamed(after, release.version) ? 'given' : 'candidate'].push(brand);
      const was = listed?.channels ?? null;
      const canaryBefore = was?.canary?.release;
      if (canaryBefore !== undefined && canaryBefore !== release.version && !isNamed(after, canaryBefore))
        publishing.replacedCanaries.push(`${brand} ${canaryBefore}`);
      if (JSON.stringify(listed) !== JSON.stringify(after))
        writeStored(site, brand, withEntry(registry, after));
      if (JSON.stringify(was) !== JSON.stringify(after.channels))
        remember(site, [
          {
            act: canary ? 'canary' : act,
            brand,
            remote: name,
            before: was,
            after: readChannels(after),
            by,
            why,
          },
        ]);
    }
    applyComposition(site, BRAND_IDS, SOME_ONLY, { by, why: 'the composition in the sources', audiences });
    return publishing;
  });
}
