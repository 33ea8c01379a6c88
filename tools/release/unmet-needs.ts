import type { Needs, ShellOffer } from '@courier/config/registry';

const readMajorVersion = (version: string) => Number(version.split('.', 1)[0]);
const accepts = (needed: number, offered: number) => needed === offered || needed === offered - 1;

/**
 * A manifest's needs that a shell does not meet: the rule of `packages/config/src/registry/needs.ts` without
 * sources and packages.
 */
export function unmetNeeds(
  { contractVersion, needs }: { contractVersion: number; needs?: Needs | undefined },
  offer: ShellOffer,
): string[] {
  const contracts = [...new Set([contractVersion, needs?.contract ?? contractVersion])];
  const contract = contracts.filter((one) => !accepts(one, offer.contract)).map((one) => `contract ${one}`);
  if (!needs) return contract;
  const { kit, uses = {} } = needs;
  const isOtherKit = kit !== undefined && !accepts(readMajorVersion(kit), readMajorVersion(offer.kit));
  const names = Object.entries(uses).flatMap(([door, used]) => {
    const offered = Object.hasOwn(offer.doors, door) ? offer.doors[door] : undefined;
    if (!offered) return [door];
    return used.filter((name) => !offered.includes(name)).map((name) => `${name} (${door})`);
  });
  return [...contract, ...(isOtherKit ? [`@courier/ui-kit ${kit}`] : []), ...names];
}
