import { BRAND_IDS } from '@courier/config';
import { isSamePath, type PublishedRelease } from '@courier/config/registry';
import { withRelease, type Canary, type StoredEntry } from '../release/channels.mjs';
import { remember, somebody } from '../release/history.mjs';
import {
  hasRegistry,
  readStored,
  withLock,
  writeStored,
  type StoredRegistry,
} from '../release/site-folder.mjs';
import compositions from './compositions.json' with { type: 'json' };

/** A release on its way into the registries of a site. */
export interface Publication {
  name: string;
  release: PublishedRelease;
  /** Part of the browsers; everybody's when absent. */
  canary?: Canary | null;
  /** False keeps a remote out of registries from which somebody has taken it. */
  mayAdd: boolean;
  /** Kept in the history; a build that is merely repeated has no place there. */
  history?: { by?: string; why?: string } | null;
}

interface Target {
  brand: string;
  registry: StoredRegistry;
}

/** Brands that show some remotes only; every other brand shows each remote there is. */
const SOME_ONLY: Readonly<Record<string, readonly string[]>> = compositions;

const pathsOf = (entry: StoredEntry): string[] =>
  (entry.manifest?.routes ?? []).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));

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

function withPublication(registry: StoredRegistry, { name, release, canary }: Publication): StoredRegistry {
  const before = registry.remotes.find((entry) => entry.name === name);
  const after = withRelease(before, name, release, canary);
  const remotes = before
    ? registry.remotes.map((entry) => (entry === before ? after : entry))
    : [...registry.remotes, after];
  return { ...registry, remotes };
}

/**
 * Gives every brand that composes the remote this release. Other entries, and keys of this one that this version does
 * not know, stay byte for byte; which release is the last good one is for others to say.
 * @returns the brands that list the remote now
 * @throws Error, with no file changed, when another remote of a brand answers one of its paths
 */
export function publishEntry(site: string, publication: Publication): string[] {
  const { name, mayAdd, canary, history = {} } = publication;
  return withLock(site, () => {
    const targets = BRAND_IDS.flatMap((brand): Target[] => {
      if (SOME_ONLY[brand]?.includes(name) === false) return [];
      const registry = readStored(site, brand);
      const isListed = registry.remotes.some((remote) => remote.name === name);
      return isListed || mayAdd || !hasRegistry(site, brand) ? [{ brand, registry }] : [];
    });
    targets.forEach((target) => refuseSharedPaths(publication, target));
    for (const { brand, registry } of targets) {
      const before = registry.remotes.find((entry) => entry.name === name)?.channels ?? null;
      const next = withPublication(registry, publication);
      const after = next.remotes.find((entry) => entry.name === name)?.channels;
      writeStored(site, brand, next);
      if (history === null || !after || JSON.stringify(before) === JSON.stringify(after)) continue;
      const { by = somebody(), why = '' } = history;
      remember(site, [{ act: canary ? 'canary' : 'release', brand, remote: name, before, after, by, why }]);
    }
    return targets.map(({ brand }) => brand);
  });
}
