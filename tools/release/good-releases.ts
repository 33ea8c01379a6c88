import type { Channels } from '@courier/config/registry';

const own = (record: Readonly<Record<string, number>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * Fallback releases, the last proven first: the rule of `packages/config/src/registry/good-releases.ts`
 * without sources and packages.
 * @param byUse version -> unix seconds since which use has proven it
 */
export function goodReleases(
  { releases, channels }: { releases: readonly { version: string }[]; channels: Channels },
  byUse: ReadonlyMap<string, number> = new Map(),
): string[] {
  const { stable, pin, lastGood, good = {}, recalled = [] } = channels;
  const shown = releases.findIndex(({ version }) => version === (pin ?? stable));
  const proofs = releases.flatMap(({ version }, place) => {
    const said = own(good, version) ?? (version === lastGood ? 0 : undefined);
    const used = place >= shown ? byUse.get(version) : undefined;
    const at = Math.max(said ?? -1, used ?? -1);
    return at < 0 || recalled.includes(version) ? [] : [{ version, at }];
  });
  return proofs.sort((a, b) => b.at - a.at).map(({ version }) => version);
}
