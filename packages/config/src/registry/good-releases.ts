import type { RegistryEntry } from './registry';

/** Version -> unix seconds since which use has proven the release. */
export type ProvenByUse = ReadonlyMap<string, number>;

/** Nobody knows how releases do. */
export const NO_USE: ProvenByUse = new Map();

/**
 * The releases to fall back to, the one proven last first: by somebody's word, or by use, whichever is newer. Nothing a
 * person has taken back is among them, and use says nothing of what is newer than the release everybody has: that is a
 * person's to give. `tools/release/good-releases.mjs` is the same for whoever has neither sources nor packages.
 */
export function goodReleases(
  { releases, channels }: Pick<RegistryEntry, 'releases' | 'channels'>,
  byUse: ProvenByUse,
): string[] {
  const { stable, pin, lastGood, good = {}, recalled = [] } = channels;
  const shown = releases.findIndex(({ version }) => version === (pin ?? stable));
  const proofs = releases.flatMap(({ version }, place) => {
    const said = Object.hasOwn(good, version) ? good[version] : version === lastGood ? 0 : undefined;
    const used = place >= shown ? byUse.get(version) : undefined;
    const at = Math.max(said ?? -1, used ?? -1);
    return at < 0 || recalled.includes(version) ? [] : [{ version, at }];
  });
  return proofs.sort((a, b) => b.at - a.at).map(({ version }) => version);
}
