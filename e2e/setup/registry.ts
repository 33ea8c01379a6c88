import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrySchema, type Registry } from '@courier/config/registry';

/** Reads, changes and writes a brand's registry file, as an operator would. */
export function editRegistry(siteDir: string, brand: string, change: (registry: Registry) => Registry): void {
  const file = join(siteDir, 'registry', `${brand}.json`);
  const registry = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify(change(registry), null, 2));
}

/** Lets a remote's files come from another origin, with no earlier version of our own to fall back on. */
export function moveRemote(siteDir: string, brand: string, name: string, origin: string): void {
  editRegistry(siteDir, brand, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => {
      if (remote.name !== name) return remote;
      const { lastGood: _before, ...moved } = remote;
      return { ...moved, active: { ...moved.active, entry: `${origin}${moved.active.entry}` } };
    }),
  }));
}
