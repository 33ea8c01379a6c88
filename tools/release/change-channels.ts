import type { Channels } from '@courier/config/registry';
import type { EntryChange } from './acts.ts';
import { listEarlier, UnneededChange } from './channels.ts';
import { remember } from './history.ts';
import { provenByUse, useOfSite } from './release-use.ts';
import { listBrands, readStored, withLock, writeStored } from './site-folder.ts';
import { readChannels, type StoredEntry } from './stored-entry.ts';

interface ChannelChange {
  site: string;
  remote: string;
  act: string;
  by: string;
  why: string;
  /** The only brand; by default all that list the remote. */
  brand?: string | undefined;
  change: EntryChange;
}

interface ChangedBrand {
  brand: string;
  channels: Channels;
  /** The releases before the stable one. */
  earlier: string[];
}

/** The changed entry, or why no change is needed. */
function tryChange(
  change: EntryChange,
  entry: StoredEntry,
  byUse: ReadonlyMap<string, number>,
): StoredEntry | UnneededChange {
  try {
    return change(entry, byUse);
  } catch (reason) {
    if (reason instanceof UnneededChange) return reason;
    throw reason;
  }
}

/**
 * Changes the remote's entry in every brand that lists it, or in one, and records author and reason.
 * @returns the new channels of the changed brands
 * @throws Error, with no file changed, if no brand lists the remote or the change is refused in one
 */
export function changeChannels({
  site,
  remote,
  act,
  by,
  why,
  brand: only,
  change,
}: ChannelChange): ChangedBrand[] {
  const releaseUse = useOfSite(site);
  return withLock(site, () => {
    const listed = listBrands(site)
      .filter((brand) => only === undefined || brand === only)
      .flatMap((brand) => {
        const registry = readStored(site, brand);
        const before = registry.remotes.find(({ name }) => name === remote);
        const byUse = provenByUse(releaseUse(brand, remote));
        return before ? [{ brand, registry, before, result: tryChange(change, before, byUse) }] : [];
      });
    const [first] = listed;
    if (first === undefined)
      throw new Error(`${only ?? 'No brand of the site'} lists${only ? ' no' : ''} ${remote}.`);
    const changed = listed.flatMap(({ result, ...brand }) =>
      result instanceof UnneededChange ? [] : [{ ...brand, after: result }],
    );
    if (changed.length === 0) throw first.result;
    for (const { brand, registry, before, after } of changed)
      writeStored(site, brand, {
        ...registry,
        remotes: registry.remotes.map((entry) => (entry === before ? after : entry)),
      });
    remember(
      site,
      changed.map(({ brand, before, after }) => ({
        act,
        brand,
        remote,
        by,
        why,
        before: readChannels(before),
        after: readChannels(after),
      })),
    );
    return changed.map(({ brand, after }) => ({
      brand,
      channels: readChannels(after),
      earlier: listEarlier(after),
    }));
  });
}
