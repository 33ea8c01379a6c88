import { ANYBODY, assignReleases, withGoodReleases, type Registry } from '@courier/config/registry';
import type { ReleaseUse } from './release-use';

/** Adds the releases proven by usage to the registry; the file itself is unchanged. */
export function derivedRegistry(registry: Registry, use: Pick<ReleaseUse, 'findProven'>): Registry {
  const remotes = registry.remotes.map((entry) =>
    withGoodReleases(entry, use.findProven(registry.brand, entry.name)),
  );
  return assignReleases({ ...registry, remotes }, ANYBODY);
}

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Changes only the proven releases in the content of a registry file. An unreadable entry, or one without
 * `releases`, is unchanged: the program that reads the file decides about it.
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
