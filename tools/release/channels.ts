import type { Channels } from '@courier/config/registry';
import { goodReleases } from './good-releases.ts';
import {
  findRelease,
  followsBuilds,
  inReleases,
  withOlderFields,
  type EntryInReleases,
  type StoredEntry,
  type StoredRelease,
} from './stored-entry.ts';

/** Channels of a remote's releases: pure functions on registry data. */

export interface Canary {
  percent: number;
  vendors?: string[];
}

type ProvenByUse = ReadonlyMap<string, number>;

/** Number of fallback releases for browsers. */
const FALLBACKS = 2;

/** No change is needed for this entry; another brand's may need one. */
export class UnneededChange extends Error {}

/** @throws Error if the entry has no such release */
function mustHold({ name, releases }: EntryInReleases, version: string): string {
  if (findRelease(releases, version)) return version;
  const held = releases.map((release) => release.version).join(', ');
  throw new Error(`${name} has no release ${version}; there are: ${held}.`);
}

/** The last good release follows from marks, not from the field of an older file. */
function withLastGood({ releases, channels }: Pick<EntryInReleases, 'releases' | 'channels'>): Channels {
  const { lastGood: _before, ...kept } = channels;
  const [lastGood] = goodReleases({ releases, channels });
  return lastGood === undefined ? kept : { ...kept, lastGood };
}
/** The entry with other channels; a release in a channel is no longer a candidate. */
function withChannels(
  entry: StoredEntry & Pick<EntryInReleases, 'releases'>,
  channels: Channels,
): StoredEntry {
  const given = [
    channels.stable,
    channels.canary?.release,
    channels.pin,
    ...Object.keys(channels.good ?? {}),
  ];
  const releases = entry.releases.map(({ candidate, ...release }) =>
    candidate && !given.includes(release.version) ? { ...release, candidate } : release,
  );
  return withOlderFields({ ...entry, releases, channels: withLastGood({ releases, channels }) });
}

/** The channels with a recalled release: usage does not prove it, and no browser falls back to it. */
function takenBack(channels: Channels, version: string): Channels {
  const { good = {}, lastGood, recalled = [], ...kept } = channels;
  const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== version));
  return {
    ...kept,
    ...(Object.keys(rest).length > 0 ? { good: rest } : {}),
    ...(lastGood === undefined || lastGood === version ? {} : { lastGood }),
    recalled: [...recalled.filter((name) => name !== version), version],
  };
}
/** The channels without the recall of a release, after a person released it again. */
function givenAgain(channels: Channels, version: string): Channels {
  const { recalled = [], ...kept } = channels;
  const rest = recalled.filter((name) => name !== version);
  return rest.length > 0 ? { ...kept, recalled: rest } : kept;
}
/** Changes the stable release; going back to an older one recalls the newer. */
function withStable({ releases, channels }: EntryInReleases, version: string): Channels {
  const releaseIndex = (name: string) => releases.findIndex((release) => release.version === name);
  const isBack = releaseIndex(version) > releaseIndex(channels.stable);
  const before = isBack ? takenBack(channels, channels.stable) : channels;
  return { ...givenAgain(before, version), stable: version };
}

/** @returns the releases that `rollback` can name, newest first */
export const listEarlier = (entry: StoredEntry): string[] => releasesBefore(inReleases(entry));

/** Adds a release, newest first. */
function addRelease(releases: readonly StoredRelease[], release: StoredRelease): readonly StoredRelease[] {
  const isThere = findRelease(releases, release.version) !== undefined;
  return isThere
    ? releases.map((one) => (one.version === release.version ? release : one))
    : [release, ...releases];
}

/** After a command changed channels, builds do not change them. */
const heldByCommand = (entry: EntryInReleases): EntryInReleases => ({ ...entry, followsBuilds: false });

/**
 * Adds a build. It becomes the stable release if no command has changed a channel of the entry, otherwise a
 * candidate: stored without a channel.
 * @param entry the stored entry, or undefined for a new remote
 */
export function withBuild(entry: StoredEntry | undefined, name: string, release: StoredRelease): StoredEntry {
  if (entry === undefined || followsBuilds(entry))
    return { ...withRelease(entry, name, release), followsBuilds: true };
  const before = inReleases(entry);
  const known = findRelease(before.releases, release.version);
  const added = known && !known.candidate ? release : { ...release, candidate: true };
  return withOlderFields({ ...before, releases: addRelease(before.releases, added) });
}

/**
 * Releases to everybody or to a canary.
 * @param entry the stored entry, or undefined for a new remote
 * @param canary {percent, vendors} for some browsers only; null for everybody
 */
export function withRelease(
  entry: StoredEntry | undefined,
  name: string,
  release: StoredRelease,
  canary: Canary | null = null,
): StoredEntry {
  const before = heldByCommand(
    entry ? inReleases(entry) : { name, releases: [], channels: { stable: release.version } },
  );
  const releases = addRelease(before.releases, release);
  const { canary: earlier, ...channels } = givenAgain(before.channels, release.version);
  // The stable release cannot be the canary.
  if (canary && before.releases.length > 0 && channels.stable !== release.version)
    return withChannels(
      { ...before, releases },
      { ...channels, canary: { release: release.version, ...canary } },
    );
  const kept = earlier && earlier.release !== release.version ? { canary: earlier } : {};
  return withChannels({ ...before, releases }, { ...channels, ...kept, stable: release.version });
}

/**
 * The entry for a brand that starts to compose a remote: releases and stable release of another brand's
 * entry, without canary and pin. Copies whether builds change it, so that no recalled release returns.
 */
export function entryForNewBrand(entry: StoredEntry): StoredEntry {
  const { releases, channels } = inReleases(entry);
  const { stable, good, recalled } = channels;
  return withChannels(
    { name: entry.name, releases, followsBuilds: followsBuilds(entry) },
    { stable, ...(good ? { good } : {}), ...(recalled ? { recalled } : {}) },
  );
}

/** Makes the canary, or the named release, stable. */
export function promote(entry: StoredEntry, version?: string): StoredEntry {
  const before = inReleases(entry);
  const { canary, ...channels } = before.channels;
  const wanted = version ?? canary?.release;
  if (wanted === undefined)
    throw new UnneededChange(`${entry.name} has no canary; name the release to promote.`);
  const rest = canary && canary.release !== wanted ? { canary } : {};
  const stable = mustHold(before, wanted);
  return withChannels(
    heldByCommand(before),
    withStable({ ...before, channels: { ...channels, ...rest } }, stable),
  );
}

/** Releases before the stable one that browsers may use, newest first: no recalled ones and no candidates. */
function releasesBefore({ releases, channels: { stable, recalled = [] } }: EntryInReleases): string[] {
  const place = releases.findIndex(({ version }) => version === stable);
  return releases
    .slice(place + 1)
    .filter(({ version, candidate }) => !candidate && !recalled.includes(version))
    .map(({ version }) => version);
}

/**
 * Recalls the canary, else the stable release in favour of the named one, the one last proven by a mark or usage, or
 * on a site where nothing is proven the one before it.
 * @param byUse version -> unix seconds since which use has proven it
 */
export function rollback(entry: StoredEntry, version?: string, byUse?: ProvenByUse): StoredEntry {
  const before = inReleases(entry);
  const { canary, ...channels } = before.channels;
  const isAhead = canary !== undefined && canary.release !== channels.stable;
  if (version === undefined && isAhead)
    return withChannels(heldByCommand(before), takenBack(channels, canary.release));
  const good = goodReleases(before, byUse);
  const earlier = releasesBefore(before);
  const wanted =
    version ?? good.find((one) => one !== channels.stable) ?? (good.length === 0 ? earlier[0] : undefined);
  if (wanted === undefined)
    throw new UnneededChange(
      good.length === 0
        ? `${entry.name} has no last good release and none before ${channels.stable}.`
        : `${entry.name} is at its last good release already; name the one to go back to: ${earlier.join(', ') || 'there is none'}.`,
    );
  const rest = canary && canary.release === wanted ? { canary } : {};
  const stable = mustHold(before, wanted);
  const back = stable === channels.stable ? channels : takenBack(channels, channels.stable);
  return withChannels(heldByCommand(before), { ...givenAgain(back, stable), ...rest, stable });
}

/**
 * Pins the entry to one release; null unpins it.
 * @throws Error for a recalled release, unless that is confirmed
 */
export function pin(
  entry: StoredEntry,
  version: string | null,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): StoredEntry {
  const before = heldByCommand(inReleases(entry));
  if (!isConfirmed && version !== null && before.channels.recalled?.includes(version))
    throw new Error(
      `${entry.name} ${version} was recalled; pinning gives it to every browser of the brand again. Is that meant? Then add --yes.`,
    );
  const { pin: _before, ...channels } = before.channels;
  return withChannels(before, version === null ? channels : { ...channels, pin: mustHold(before, version) });
}

/**
 * Marks a release, by default the stable one, as good: browsers fall back to it.
 * @param now unix seconds: a release proven later has priority
 */
export function markGood(
  entry: StoredEntry,
  version?: string,
  now = Math.floor(Date.now() / 1000),
): StoredEntry {
  const before = inReleases(entry);
  const marked = mustHold(before, version ?? before.channels.stable);
  const { lastGood, ...channels } = givenAgain(before.channels, marked);
  const earlier: Record<string, number> = lastGood === undefined ? {} : { [lastGood]: 0 };
  return withChannels(before, { ...channels, good: { ...earlier, ...channels.good, [marked]: now } });
}

/** Removes all but the newest releases, those of a channel and fallbacks. */
export function cleaned(entry: StoredEntry, keep: number, byUse?: ProvenByUse): StoredEntry {
  const before = inReleases(entry);
  const { stable, canary, pin: pinned, good = {}, recalled = [], ...channels } = before.channels;
  const kept = new Set([stable, canary?.release, pinned, ...goodReleases(before, byUse).slice(0, FALLBACKS)]);
  const releases = before.releases.filter(({ version }, index) => index < keep || kept.has(version));
  const hasVersion = (version: string) => releases.some((release) => release.version === version);
  const said = Object.fromEntries(Object.entries(good).filter(([version]) => hasVersion(version)));
  const back = recalled.filter(hasVersion);
  return withChannels(
    { ...before, releases },
    {
      ...channels,
      stable,
      ...(canary ? { canary } : {}),
      ...(pinned === undefined ? {} : { pin: pinned }),
      ...(Object.keys(said).length > 0 ? { good: said } : {}),
      ...(back.length > 0 ? { recalled: back } : {}),
    },
  );
}
