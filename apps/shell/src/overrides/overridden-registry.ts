import { withRelease, type Registry, type RegistryEntry } from '@courier/config/registry';
import type { Override } from './asked-overrides';

const OVERRIDE = 'override';

/**
 * The registry with the code of some remotes from development servers. These have neither hashes nor a release to fall
 * back to: what is wrong with them is shown.
 */
export function overriddenRegistry(registry: Registry, overrides: readonly Override[]): Registry {
  const remotes = registry.remotes.map((entry) => {
    const override = overrides.findLast(({ name }) => name === entry.name);
    return override ? fromOrigin(entry, override.origin) : entry;
  });
  return { ...registry, remotes };
}

function fromOrigin(entry: RegistryEntry, origin: string): RegistryEntry {
  const { manifest, texts } = entry;
  const code = { version: OVERRIDE, entry: `${origin}/mf-manifest.json`, files: {}, preload: [] };
  const release = { ...code, manifest, texts };
  return withRelease({ ...entry, releases: [release], channels: { stable: OVERRIDE } }, release);
}
