import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Registry, type RegistryEntry } from '@courier/config/registry';
import compositions from './compositions.json' with { type: 'json' };
import { readJson, writeAtomically } from './files';
import { withLock } from './lock';

const registryFile = (site: string, brand: string) => join(site, 'registry', `${brand}.json`);

function readRegistry(site: string, brand: string): Registry {
  const file = registryFile(site, brand);
  if (!existsSync(file)) return { schemaVersion: 1, brand, remotes: [] };
  const parsed = registrySchema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not a registry; delete it to have it written anew`);
}

function withEntry(remotes: readonly RegistryEntry[], entry: RegistryEntry): RegistryEntry[] {
  const before = remotes.find((remote) => remote.name === entry.name);
  if (!before) return [...remotes, entry];
  const lastGood = before.active.version === entry.active.version ? before.lastGood : before.active;
  const next = { ...entry, rollout: before.rollout, ...(lastGood ? { lastGood } : {}) };
  return remotes.map((remote) => (remote.name === entry.name ? next : remote));
}

/**
 * Points every brand that composes the remote at this release; the release before becomes the last good one.
 * @param mayAdd false keeps a remote out of registries from which somebody has taken it.
 */
export function publishEntry(site: string, entry: RegistryEntry, mayAdd: boolean): void {
  withLock(join(site, '.registry-lock'), () => {
    for (const [brand, names] of Object.entries(compositions)) {
      if (!names.includes(entry.name)) continue;
      const registry = readRegistry(site, brand);
      const isListed = registry.remotes.some((remote) => remote.name === entry.name);
      if (!isListed && !mayAdd && existsSync(registryFile(site, brand))) continue;
      const next: Registry = { ...registry, remotes: withEntry(registry.remotes, entry) };
      writeAtomically(registryFile(site, brand), `${JSON.stringify(next, null, 2)}\n`);
    }
  });
}
