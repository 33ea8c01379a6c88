import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { cleaned } from './channels.ts';
import { provenByUse, useOfSite } from './release-use.ts';
import { listBrands, readStored, withLock, writeStored } from './site-folder.ts';
import { deleteSourceMaps } from './source-maps.ts';
import { readReleases } from './stored-entry.ts';

/** `/remotes/<name>/<version>` of a release on the portal's own origin. */
const releaseFolder = ({ entry }: { entry: string }) => posix.dirname(entry);

/**
 * Removes all but the newest releases of each remote and those that a registry names.
 * @param keep how many of each remote stay in any case
 * @returns the deleted folders
 */
export function cleanSite(site: string, keep: number): string[] {
  const releaseUse = useOfSite(site);
  return withLock(site, () => {
    const named = new Set<string>();
    for (const brand of listBrands(site)) {
      const registry = readStored(site, brand);
      const remotes = registry.remotes.map((entry) =>
        cleaned(entry, keep, provenByUse(releaseUse(brand, `${entry.name}`))),
      );
      writeStored(site, brand, { ...registry, remotes });
      for (const entry of remotes)
        for (const release of readReleases(entry)) named.add(releaseFolder(release));
    }
    const gone = releaseFolders(site).filter((folder) => !named.has(folder));
    for (const folder of gone) {
      rmSync(join(site, folder), { recursive: true, force: true });
      deleteSourceMaps(site, folder);
    }
    return gone;
  });
}

function releaseFolders(site: string): string[] {
  const remotes = join(site, 'remotes');
  if (!existsSync(remotes)) return [];
  return readdirSync(remotes).flatMap((name) =>
    readdirSync(join(remotes, name)).map((version) => `/remotes/${name}/${version}`),
  );
}
