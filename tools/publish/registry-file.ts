import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSamePath, type RegistryEntry } from '@courier/config/registry';
import compositions from './compositions.json' with { type: 'json' };
import { readJson, writeAtomically } from './files';
import { withLock } from './lock';

/** An entry as it stands in the file: what this version of the schema does not know is kept. */
type StoredEntry = Partial<RegistryEntry> & Record<string, unknown>;

interface StoredRegistry extends Record<string, unknown> {
  remotes: StoredEntry[];
}

interface Target {
  brand: string;
  file: string;
  registry: StoredRegistry;
}

function isRegistry(data: unknown): data is StoredRegistry {
  const { remotes } = (data ?? {}) as { remotes?: unknown };
  return Array.isArray(remotes) && remotes.every((entry) => typeof entry === 'object' && entry !== null);
}

function readStored(file: string, brand: string): StoredRegistry {
  if (!existsSync(file)) return { schemaVersion: 1, brand, remotes: [] };
  const data = readJson(file);
  if (isRegistry(data)) return data;
  throw new Error(`${file} is not a registry; delete it to have it written anew`);
}

function withEntry(remotes: readonly StoredEntry[], entry: RegistryEntry): StoredEntry[] {
  const before = remotes.find((remote) => remote.name === entry.name);
  if (!before) return [...remotes, { ...entry }];
  const lastGood = before.active?.version === entry.active.version ? before.lastGood : before.active;
  const rollout = before.rollout ?? entry.rollout;
  const { document: _own, ...kept } = before;
  const next = { ...kept, ...entry, rollout, ...(lastGood ? { lastGood } : {}) };
  return remotes.map((remote) => (remote === before ? next : remote));
}

const pathsOf = (entry: StoredEntry): string[] =>
  (entry.manifest?.routes ?? []).flatMap(({ path }) => (typeof path === 'string' ? [path] : []));

/** @throws Error naming the first path of the remote that another one answers */
function refuseSharedPaths(entry: RegistryEntry, { brand, registry }: Target): void {
  for (const other of registry.remotes) {
    if (other.name === entry.name) continue;
    for (const { path } of entry.manifest.routes) {
      const shared = pathsOf(other).find((theirs) => isSamePath(theirs, path));
      if (shared !== undefined)
        throw new Error(
          `${entry.name} is not published: in ${brand}, ${other.name} answers ${shared} already, and ${path} is the same path`,
        );
    }
  }
}

/**
 * Points every brand that composes the remote at this release; the release before becomes the last good one. Other
 * entries, and keys of this one that this version does not know, stay byte for byte.
 * @param mayAdd false keeps a remote out of registries from which somebody has taken it.
 * @returns the brands that list the remote now
 * @throws Error, with no file changed, when another remote of a brand answers one of its paths
 */
export function publishEntry(site: string, entry: RegistryEntry, mayAdd: boolean): string[] {
  return withLock(join(site, '.registry-lock'), () => {
    const targets = Object.entries(compositions).flatMap(([brand, names]): Target[] => {
      const file = join(site, 'registry', `${brand}.json`);
      if (!names.includes(entry.name)) return [];
      const registry = readStored(file, brand);
      const isListed = registry.remotes.some((remote) => remote.name === entry.name);
      return isListed || mayAdd || !existsSync(file) ? [{ brand, file, registry }] : [];
    });
    targets.forEach((target) => refuseSharedPaths(entry, target));
    for (const { file, registry } of targets) {
      const next = { ...registry, remotes: withEntry(registry.remotes, entry) };
      writeAtomically(file, `${JSON.stringify(next, null, 2)}\n`);
    }
    return targets.map(({ brand }) => brand);
  });
}
