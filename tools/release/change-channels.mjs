import { listEarlier, readChannels } from './channels.mjs';
import { remember } from './history.mjs';
import { provenByUse, useOfSite } from './release-use.mjs';
import { listBrands, readStored, withLock, writeStored } from './site-folder.mjs';

/** The changed entry, or why no change is needed. */
function tryChange(change, entry, byUse) {
  try {
    return { after: change(entry, byUse) };
  } catch (reason) {
    if (!reason.isUnneeded) throw reason;
    return { reason };
  }
}

/**
 * Changes the remote's entry in every brand that lists it, or in one, and records author and reason.
 * @param what {site, remote, act, by, why, brand?, change: (entry, byUse) -> entry}
 * @returns {{brand: string, channels: object, earlier: string[]}[]} the new channels of the changed brands, and the
 * releases before the stable one
 * @throws Error, with no file changed, if no brand lists the remote or the change is refused in one
 */
export function changeChannels({ site, remote, act, by, why, brand: only, change }) {
  const releaseUse = useOfSite(site);
  return withLock(site, () => {
    const listed = listBrands(site)
      .filter((brand) => only === undefined || brand === only)
      .flatMap((brand) => {
        const registry = readStored(site, brand);
        const before = registry.remotes.find(({ name }) => name === remote);
        const byUse = provenByUse(releaseUse(brand, remote));
        return before ? [{ brand, registry, before, ...tryChange(change, before, byUse) }] : [];
      });
    if (listed.length === 0)
      throw new Error(`${only ?? 'No brand of the site'} lists${only ? ' no' : ''} ${remote}.`);
    const changed = listed.filter(({ after }) => after !== undefined);
    if (changed.length === 0) throw listed[0].reason;
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
        after: after.channels,
      })),
    );
    return changed.map(({ brand, after }) => ({
      brand,
      channels: after.channels,
      earlier: listEarlier(after),
    }));
  });
}
