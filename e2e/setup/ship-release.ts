import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Needs } from '@courier/config/registry';
import { fileIntegrity } from '../../tools/publish/files';
import { withRelease, type Canary } from '../../tools/release/channels';
import { readStored, writeStored } from '../../tools/release/site-folder';
import { readReleases } from '../../tools/release/stored-entry';

/** The current code under another version, with one tab less or with more code. */
export interface Shipped {
  version: string;
  /** Route whose tab is removed. */
  withoutTab?: string;
  change?: (code: string) => string;
  /** Overrides the needs of the build. */
  needs?: Needs;
  canary?: Canary;
}

/** Publishes that release into a site, as stable or as a canary. */
export function shipRelease(site: string, brand: string, name: string, shipped: Shipped): void {
  const registry = readStored(site, brand);
  const entry = registry.remotes.find((remote) => remote.name === name);
  const before = entry && readReleases(entry)[0];
  if (!entry || !before?.manifest) throw new Error(`${brand} lists no ${name}`);
  const folder = `/remotes/${name}/${shipped.version}`;
  cpSync(join(site, dirname(before.entry)), join(site, folder), { recursive: true });
  const files = shipped.change ? changed(join(site, folder), before.container, shipped.change) : {};
  const release = {
    ...before,
    files: { ...before.files, ...files },
    version: shipped.version,
    entry: posix.join(folder, posix.basename(before.entry)),
    manifest: {
      ...before.manifest,
      ...(shipped.needs ? { needs: shipped.needs } : {}),
      navigation: before.manifest.navigation.filter(({ routeId }) => routeId !== shipped.withoutTab),
    },
  };
  const after = withRelease(entry, name, release, shipped.canary ?? null);
  const remotes = registry.remotes.map((remote) => (remote === entry ? after : remote));
  writeStored(site, brand, { ...registry, remotes });
}

/** Changes the container; returns its name and hash. */
function changed(
  folder: string,
  container: string | undefined,
  change: NonNullable<Shipped['change']>,
): Record<string, string> {
  if (container === undefined) throw new Error('The release names no container');
  const file = join(folder, container);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  rmSync(`${file}.br`, { force: true });
  return { [container]: fileIntegrity(file) };
}
