import type { Registry, RegistryEntry } from '@courier/config/registry';
import type { Override } from './asked-overrides';

const OVERRIDE = 'override';

/**
 * The registry with some remotes from development servers. They have no hashes and no fallback release, so
 * that their errors are visible.
 */
export function overriddenRegistry(registry: Registry, overrides: readonly Override[]): Registry {
  const remotes = registry.remotes.map((entry) => {
    const override = overrides.findLast(({ name }) => name === entry.name);
    return override ? fromOrigin(entry, override.origin) : entry;
  });
  return { ...registry, remotes };
}

function fromOrigin(entry: RegistryEntry, origin: string): RegistryEntry {
  const { lastGood: _lastGood, document: _document, ...kept } = entry;
  const { manifest, texts } =
    entry.releases.find(({ version }) => version === entry.channels.stable) ?? entry;
  const code = { version: OVERRIDE, entry: `${origin}/mf-manifest.json`, files: {}, preload: [] };
  const releases = [{ ...code, manifest, texts }];
  return { ...kept, active: code, rollout: 100, releases, channels: { stable: OVERRIDE } };
}
