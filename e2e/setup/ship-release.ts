import { cpSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { releasesOf, withRelease, type Canary } from '../../tools/release/channels.mjs';
import { readStored, writeStored } from '../../tools/release/site-folder.mjs';

/** What a team ships: the code as it is, under another version, with one tab less in the menu. */
export interface Shipped {
  version: string;
  /** Route whose tab is gone. */
  withoutTab: string;
  canary?: Canary;
}

/** Publishes that release of a remote into a site, for everybody or for a canary. */
export function shipRelease(site: string, brand: string, name: string, shipped: Shipped): void {
  const registry = readStored(site, brand);
  const entry = registry.remotes.find((remote) => remote.name === name);
  const before = entry && releasesOf(entry)[0];
  if (!entry || !before) throw new Error(`${brand} lists no ${name}`);
  const folder = `/remotes/${name}/${shipped.version}`;
  cpSync(join(site, dirname(before.entry)), join(site, folder), { recursive: true });
  const release = {
    ...before,
    version: shipped.version,
    entry: posix.join(folder, posix.basename(before.entry)),
    manifest: {
      ...before.manifest,
      navigation: before.manifest.navigation.filter(({ routeId }) => routeId !== shipped.withoutTab),
    },
  };
  const after = withRelease(entry, name, release, shipped.canary ?? null);
  const remotes = registry.remotes.map((remote) => (remote === entry ? after : remote));
  writeStored(site, brand, { ...registry, remotes });
}
