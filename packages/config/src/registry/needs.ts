import * as v from 'valibot';
import { recordWithValues } from './record-schema';
import { CONTRACT_VERSION } from './contract-version';

/** Requirements of a release, written by its build. */
export const needsSchema = v.object({
  contract: v.number(),
  /** Version of the kit it was built with. */
  kit: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/))),
  /** Shared entry point -> used names. */
  uses: v.optional(recordWithValues(v.array(v.string()))),
});

export type Needs = v.InferOutput<typeof needsSchema>;

/** A shell's counterpart to the requirements. */
export const shellOfferSchema = v.object({
  contract: v.number(),
  kit: v.string(),
  doors: recordWithValues(v.array(v.string())),
});

export type ShellOffer = v.InferOutput<typeof shellOfferSchema>;

/** A shell of contract N runs remotes of N and N-1 only. */
export const acceptsContract = (remote: number, shell: number = CONTRACT_VERSION): boolean =>
  remote === shell || remote === shell - 1;

const majorVersion = (version: string) => Number(version.split('.', 1)[0]);

/**
 * Unmet requirements of a manifest, as shown to people; empty if the release can run. The kit's minor versions add
 * names, which are checked individually; a shell supports its own major version and the previous one, as with
 * contracts. Without needs, or if the shell's offer is unknown, only the contract counts.
 */
export function unmetNeeds(
  { contractVersion, needs }: { contractVersion: number; needs?: Needs | undefined },
  offer: ShellOffer | undefined,
): string[] {
  const contracts = [...new Set([contractVersion, needs?.contract ?? contractVersion])];
  const contract = contracts
    .filter((one) => !acceptsContract(one, offer?.contract))
    .map((one) => `contract ${one}`);
  if (!needs || !offer) return contract;
  const { kit, uses = {} } = needs;
  const isOtherKit = kit !== undefined && !acceptsContract(majorVersion(kit), majorVersion(offer.kit));
  const names = Object.entries(uses).flatMap(([door, used]) => {
    const offered = Object.hasOwn(offer.doors, door) ? offer.doors[door] : undefined;
    if (!offered) return [door];
    return used.filter((name) => !offered.includes(name)).map((name) => `${name} (${door})`);
  });
  return [...contract, ...(isOtherKit ? [`@courier/ui-kit ${kit}`] : []), ...names];
}
