import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@courier/config/registry';

/**
 * Changes a brand's registry file. Entries have the older form, with the stable release and the one before
 * it; portals read the changed values.
 */
export function editRegistry(siteDir: string, brand: string, change: (registry: Registry) => Registry): void {
  const file = join(siteDir, 'registry', `${brand}.json`);
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const remotes = registry.remotes.map((entry) => {
    const { releases: _releases, channels: _channels, ...older } = entry as Partial<RegistryEntry>;
    return older as RegistryEntry;
  });
  writeFileSync(file, JSON.stringify(change({ ...registry, remotes }), null, 2));
}
