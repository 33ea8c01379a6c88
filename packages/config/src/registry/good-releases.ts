import type { RegistryEntry } from './registry';

/** Version -> unix seconds since which the release is proven by use. */
export type ProvenByUse = ReadonlyMap<string, number>;

export const NO_USE: ProvenByUse = new Map();

/**
 * The fallback releases, the one proven last first: by a mark or by usage, whichever is newer. Recalled releases are
 * excluded. Usage does not prove releases newer than the stable one: a person promotes those.
 * `tools/release/good-releases.ts` is the same rule without dependencies.
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
