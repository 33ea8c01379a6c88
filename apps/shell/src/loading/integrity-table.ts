import { isHashed, type Registry, type RemoteRelease } from '@courier/config/registry';
import { releaseFolder } from '../registry/release-folder';

/** Absolute address -> SRI hash; `UNCHECKED` for the files of a development server. */
export type IntegrityTable = Readonly<Record<string, string>>;

/** Browsers ignore an unknown hash algorithm and load the file without a check. */
const UNCHECKED = 'development';

/** Development servers have no hashes; only this machine may serve files without them. */
const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

export function isUnhashedDevelopment(release: RemoteRelease, base: string): boolean {
  return !isHashed(release) && LOOPBACK.test(new URL(release.entry, base).hostname);
}

/**
 * The hashes of all files of all releases, frozen. If two entries list the same address, either hash is
 * valid, so that a wrong entry cannot block another remote. Files of local development servers are not
 * checked; other remotes still are.
 */
export function integrityTable(registry: Registry, base: string): IntegrityTable {
  const unchecked = registry.remotes
    .filter(({ active }) => isUnhashedDevelopment(active, base))
    .map(({ active }) => releaseFolder(active, base));
  const table = Object.create(uncheckedBelow(unchecked)) as Record<string, string>;
  for (const { releases } of registry.remotes) {
    for (const release of releases) {
      const entry = new URL(release.entry, base);
      for (const [file, hash] of Object.entries(release.files)) {
        const address = new URL(file, entry).href;
        const known = table[address];
        table[address] = known === undefined || known === hash ? hash : `${known} ${hash}`;
      }
    }
  }
  return Object.freeze(table);
}

/** The prototype of the table for addresses that it does not contain. */
function uncheckedBelow(folders: readonly string[]): object | null {
  if (folders.length === 0) return null;
  return new Proxy(Object.freeze(Object.create(null) as object), {
    get: (_, address) =>
      typeof address === 'string' && folders.some((folder) => address.startsWith(folder))
        ? UNCHECKED
        : undefined,
  });
}

/** Read-only, for the webpack runtimes of remotes. */
export function publishIntegrityTable(table: IntegrityTable, target: object = globalThis): void {
  Object.defineProperty(target, '__courierIntegrity', { value: table, writable: false, configurable: false });
}
