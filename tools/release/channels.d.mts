import type { Channels, PublishedRelease, RegistryEntry } from '@courier/config/registry';

/** An entry of a file, with unknown keys. */
export type StoredEntry = Partial<RegistryEntry> & {
  /**
   * Whether a new build becomes the stable release automatically; false once a command has changed a channel.
   */
  followsBuilds?: boolean;
} & Record<string, unknown>;

export interface Canary {
  percent: number;
  vendors?: string[];
}

export function readChannels(entry: StoredEntry): Channels;
export function readReleases(entry: StoredEntry): PublishedRelease[];
export function followsBuilds(entry: StoredEntry): boolean;
export function withBuild(
  entry: StoredEntry | undefined,
  name: string,
  release: PublishedRelease,
): StoredEntry;
export function withRelease(
  entry: StoredEntry | undefined,
  name: string,
  release: PublishedRelease,
  canary?: Canary | null,
): StoredEntry;
export function entryForNewBrand(entry: StoredEntry): StoredEntry;
export function promote(entry: StoredEntry, version?: string): StoredEntry;
export function rollback(
  entry: StoredEntry,
  version?: string,
  byUse?: ReadonlyMap<string, number>,
): StoredEntry;
export function pin(
  entry: StoredEntry,
  version: string | null,
  confirmed?: { isConfirmed?: boolean },
): StoredEntry;
export function listEarlier(entry: StoredEntry): string[];
export function markGood(entry: StoredEntry, version?: string, now?: number): StoredEntry;
export function cleaned(entry: StoredEntry, keep: number, byUse?: ReadonlyMap<string, number>): StoredEntry;
