import type { Channels, PublishedRelease, RegistryEntry, RemoteRelease } from '@courier/config/registry';

/** A release of a file; those from before manifests have none. */
export type StoredRelease = RemoteRelease & Partial<PublishedRelease>;

interface Releases {
  /** Newest first. */
  releases: readonly StoredRelease[];
  channels: Channels;
}

/** An entry of a file, with unknown keys. */
export type StoredEntry = Partial<Omit<RegistryEntry, 'releases'> & Releases> & {
  /**
   * Whether a new build becomes the stable release automatically; false once a command has changed a channel.
   */
  followsBuilds?: boolean;
} & Record<string, unknown>;

/** An entry with releases and channels; older files have neither. */
export type EntryInReleases = StoredEntry & Releases;

export const findRelease = (releases: readonly StoredRelease[], version: string | undefined) =>
  releases.find((release) => release?.version === version);

function isInReleases(entry: StoredEntry): entry is EntryInReleases {
  const { releases, channels } = entry;
  return Array.isArray(releases) && findRelease(releases, channels?.stable) !== undefined;
}

/**
 * An entry from before `releases`: one manifest, texts and document for the active release and the one before
 * it.
 */
function releasesOfOlder(entry: StoredEntry): Releases {
  const { name, active, lastGood, rollout = 100, manifest, texts, document } = entry;
  if (!active) throw new Error(`${name} has no release`);
  const own = { manifest, texts, ...(document === undefined ? {} : { document }) };
  const before = lastGood?.version === active.version ? undefined : lastGood;
  const canary = rollout < 100 ? { canary: { release: active.version, percent: rollout } } : {};
  return {
    releases: [active, ...(before ? [before] : [])].map((release) => ({ ...release, ...own })),
    channels: before
      ? { stable: rollout < 100 ? before.version : active.version, ...canary, lastGood: before.version }
      : { stable: active.version },
  };
}

/** The entry with releases, also for one from before `releases`. */
export const inReleases = (entry: StoredEntry): EntryInReleases =>
  isInReleases(entry) ? entry : { ...entry, ...releasesOfOlder(entry) };

const withoutOwnFields = ({ manifest, texts, document, ...release }: StoredRelease): RemoteRelease => release;

/** The entry with its releases, and with the fields for older shells from its channels. */
export function withOlderFields(entry: EntryInReleases): StoredEntry {
  const { lastGood: _before, document: _document, ...kept } = entry;
  const { releases, channels } = entry;
  const shown = findRelease(releases, channels.pin) ?? findRelease(releases, channels.stable);
  if (!shown) throw new Error(`${entry.name} has no release ${channels.stable}`);
  const behind = findRelease(releases, channels.lastGood);
  const { document } = shown;
  return {
    ...kept,
    active: withoutOwnFields(shown),
    ...(behind && behind !== shown ? { lastGood: withoutOwnFields(behind) } : {}),
    rollout: 100,
    manifest: shown.manifest,
    texts: shown.texts,
    ...(document === undefined ? {} : { document }),
  };
}

/** @returns the entry's channels, also for one from before `releases` */
export const readChannels = (entry: StoredEntry): Channels => inReleases(entry).channels;

/** @returns the entry's releases, newest first */
export const readReleases = (entry: StoredEntry): readonly StoredRelease[] => inReleases(entry).releases;

/**
 * Whether a new build becomes the stable release automatically: true until a command changes a channel. For
 * entries from before `followsBuilds`, true if their channels show no trace of a command.
 */
export function followsBuilds(entry: StoredEntry): boolean {
  const { canary, pin, lastGood, good, recalled } = readChannels(entry);
  return entry.followsBuilds ?? [canary, pin, lastGood, good, recalled].every((one) => one === undefined);
}
