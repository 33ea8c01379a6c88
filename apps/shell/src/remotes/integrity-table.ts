import type { Registry, RemoteRelease } from '@courier/config/registry';

/** Absolute address -> SRI hash. */
export type IntegrityTable = Readonly<Record<string, string>>;

/** A development server has no hashes; only this machine may serve files without them. */
const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

export function isUnhashedDevelopment(release: RemoteRelease, base: string): boolean {
  return Object.keys(release.files).length === 0 && LOOPBACK.test(new URL(release.entry, base).hostname);
}

/** The hashes of all files of all releases of a registry, frozen. */
export function integrityTable(registry: Registry, base: string): IntegrityTable {
  const table: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const { active, lastGood } of registry.remotes) {
    for (const release of lastGood ? [active, lastGood] : [active]) {
      const entry = new URL(release.entry, base);
      for (const [file, hash] of Object.entries(release.files)) table[new URL(file, entry).href] = hash;
    }
  }
  return Object.freeze(table);
}

/**
 * Puts the table where the webpack runtimes of remotes read it, unchangeable from then on. Not at all when a remote is
 * served by a development server, whose files have no hashes.
 */
export function publishIntegrityTable(table: IntegrityTable, target: object = globalThis): void {
  Object.defineProperty(target, '__courierIntegrity', { value: table, writable: false, configurable: false });
}
