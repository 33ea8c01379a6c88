import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@courier/config/registry';

/**
 * Reads, changes and writes a brand's registry file. Entries are handed over in their older form, the release everybody
 * has and the one behind it: what one changes in it is what portals read.
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
