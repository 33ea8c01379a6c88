import { ANYBODY, takeReleases, withGoodReleases, type Registry } from '@courier/config/registry';
import type { ReleaseUse } from './release-use';

/** The registry with the releases that are good by its file and by use; its file stays as people wrote it. */
export function derivedRegistry(registry: Registry, use: Pick<ReleaseUse, 'provenOf'>): Registry {
  const remotes = registry.remotes.map((entry) =>
    withGoodReleases(entry, use.provenOf(registry.brand, entry.name)),
  );
  return takeReleases({ ...registry, remotes }, ANYBODY);
}

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The content of a registry file with nothing changed but which releases are good. An unreadable entry, or one without
 * `releases`, stays unchanged: its reader decides.
 */
export function derivedContent(content: string, derived: Registry): string {
  const file: unknown = JSON.parse(content);
  if (!isPart(file) || !Array.isArray(file['remotes'])) return content;
  const remotes = file['remotes'].map((entry: unknown) => {
    if (!isPart(entry) || !isPart(entry['channels']) || !Array.isArray(entry['releases'])) return entry;
    const known = derived.remotes.find(({ name }) => name === entry['name']);
    if (!known || known.channels.stable !== entry['channels']['stable']) return entry;
    const { lastGood: _before, ...kept } = entry;
    return {
      ...kept,
      channels: known.channels,
      ...(known.lastGood ? { lastGood: known.lastGood } : {}),
    };
  });
  return JSON.stringify({ ...file, remotes });
}
