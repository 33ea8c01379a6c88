import * as v from 'valibot';
import { recordOf } from './record-of';
import { CONTRACT_VERSION } from './contract-version';

/** What a release cannot run without; its build writes that down. */
export const needsSchema = v.object({
  contract: v.number(),
  /** Version of the kit it was built with. */
  kit: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/))),
  /** Doors the workspace has once -> the names it uses of them. */
  uses: v.optional(recordOf(v.array(v.string()))),
});

export type Needs = v.InferOutput<typeof needsSchema>;

/** What a shell has of that. */
export const shellOfferSchema = v.object({
  contract: v.number(),
  kit: v.string(),
  doors: recordOf(v.array(v.string())),
});

export type ShellOffer = v.InferOutput<typeof shellOfferSchema>;

/** A shell of contract N runs remotes of N and N-1 and refuses all others. */
export const acceptsContract = (remote: number, shell: number = CONTRACT_VERSION): boolean =>
  remote === shell || remote === shell - 1;

const majorOf = (version: string) => Number(version.split('.', 1)[0]);

/**
 * Requirements of a manifest that a shell does not meet, as shown to people; empty if the release can run.
 * Additions to the kit raise its minor version and are known by their names; of its major versions a shell runs remotes
 * of its own and of the one before, as of contracts.
 * A manifest without needs is judged by its contract alone, and so is every manifest if the offer of the shell is
 * unknown.
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
  const isOtherKit = kit !== undefined && !acceptsContract(majorOf(kit), majorOf(offer.kit));
  const names = Object.entries(uses).flatMap(([door, used]) => {
    const offered = Object.hasOwn(offer.doors, door) ? offer.doors[door] : undefined;
    if (!offered) return [door];
    return used.filter((name) => !offered.includes(name)).map((name) => `${name} (${door})`);
  });
  return [...contract, ...(isOtherKit ? [`@courier/ui-kit ${kit}`] : []), ...names];
}
