import { goodReleases } from './good-releases.mjs';

/** Which release of a remote is whose: plain data of a registry file, changed by rules alone. */

const OWN = ['manifest', 'texts', 'document'];
/** Number of fallback releases that browsers get. */
const FALLBACKS = 2;

const without = (value, names) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const named = (releases, version) => releases.find((release) => release?.version === version);

function isInReleases({ releases, channels }) {
  return Array.isArray(releases) && named(releases, channels?.stable) !== undefined;
}

/** An entry of before `releases`: one manifest, texts and document for the active release and the one behind it. */
function releasesOfOlder({ active, lastGood, rollout = 100, manifest, texts, document }) {
  const own = { manifest, texts, ...(document === undefined ? {} : { document }) };
  const before = lastGood?.version === active.version ? undefined : lastGood;
  const isRollout = before !== undefined && rollout < 100;
  return {
    releases: [active, ...(before ? [before] : [])].map((release) => ({ ...release, ...own })),
    channels: {
      stable: isRollout ? before.version : active.version,
      ...(isRollout ? { canary: { release: active.version, percent: rollout } } : {}),
      ...(before ? { lastGood: before.version } : {}),
    },
  };
}

/** The entry with its releases, and the fields older shells read filled from its channels. */
function derived(entry) {
  const { releases, channels } = entry;
  const shown = named(releases, channels.pin) ?? named(releases, channels.stable);
  const behind = named(releases, channels.lastGood);
  const { document } = shown;
  return {
    ...without(entry, ['lastGood', 'document']),
    active: without(shown, OWN),
    ...(behind && behind !== shown ? { lastGood: without(behind, OWN) } : {}),
    rollout: 100,
    manifest: shown.manifest,
    texts: shown.texts,
    ...(document === undefined ? {} : { document }),
  };
}

const inReleases = (entry) => (isInReleases(entry) ? entry : { ...entry, ...releasesOfOlder(entry) });

/** @throws Error when the entry holds no such release */
function mustHold({ name, releases }, version) {
  if (named(releases, version)) return version;
  const held = releases.map((release) => release.version).join(', ');
  throw new Error(`${name} has no release ${version}; there are: ${held}.`);
}

/** Nothing is to be done for this entry; another brand's may have something. */
const unneeded = (sentence) => Object.assign(new Error(sentence), { isUnneeded: true });

/** The last good release follows from marks, not from the field of an older file. */
function withLastGood({ releases, channels }) {
  const { lastGood: _before, ...kept } = channels;
  const [lastGood] = goodReleases({ releases, channels });
  return lastGood === undefined ? kept : { ...kept, lastGood };
}
/** The entry with other channels; a release that one of them names is no candidate any more. */
function withChannels(entry, channels) {
  const given = [
    channels.stable,
    channels.canary?.release,
    channels.pin,
    ...Object.keys(channels.good ?? {}),
  ];
  const releases = entry.releases.map(({ candidate, ...release }) =>
    candidate && !given.includes(release.version) ? { ...release, candidate } : release,
  );
  return derived({ ...entry, releases, channels: withLastGood({ releases, channels }) });
}

/** The channels with a recalled release: usage does not prove it, and no browser falls back to it. */
function takenBack(channels, version) {
  const { good = {}, lastGood, recalled = [], ...kept } = channels;
  const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== version));
  return {
    ...kept,
    ...(Object.keys(rest).length > 0 ? { good: rest } : {}),
    ...(lastGood === undefined || lastGood === version ? {} : { lastGood }),
    recalled: [...recalled.filter((name) => name !== version), version],
  };
}
/** The channels with a recalled release that a person released again. */
function givenAgain(channels, version) {
  const { recalled = [], ...kept } = channels;
  const rest = recalled.filter((name) => name !== version);
  return rest.length > 0 ? { ...kept, recalled: rest } : kept;
}
/** Everybody's release is another one from now on; going back to an older one takes back the newer. */
function withStable({ releases, channels }, version) {
  const place = (name) => releases.findIndex((release) => release.version === name);
  const isBack = place(version) > place(channels.stable);
  const before = isBack ? takenBack(channels, channels.stable) : channels;
  return { ...givenAgain(before, version), stable: version };
}

/** @returns the entry's channels, also of one of before `releases` */
export const channelsOf = (entry) => inReleases(entry).channels;

/** @returns the entry's releases, newest first */
export const releasesOf = (entry) => inReleases(entry).releases;

/** The releases with this one among them, newest first. */
function addRelease(releases, release) {
  const isThere = named(releases, release.version) !== undefined;
  return isThere
    ? releases.map((one) => (one.version === release.version ? release : one))
    : [release, ...releases];
}

/**
 * Whether a new build becomes the stable release by itself: true until a command changes a channel. Entries written
 * before `followsBuilds` existed follow while their channels show no trace of a command.
 */
export function followsBuilds(entry) {
  const { canary, pin: pinned, lastGood, good, recalled } = channelsOf(entry);
  return entry.followsBuilds ?? [canary, pinned, lastGood, good, recalled].every((one) => one === undefined);
}

/** The entry of a remote whose channels a command has changed: builds change them no more. */
const heldByCommand = (entry) => ({ ...entry, followsBuilds: false });

/**
 * Adds a build. It becomes the stable release where no command has changed a channel of the entry, and a candidate
 * elsewhere: the files and the release are there, and no channel names them.
 * @param entry the stored entry, or undefined for a remote that is new
 */
export function withBuild(entry, name, release) {
  if (entry === undefined || followsBuilds(entry))
    return { ...withRelease(entry, name, release), followsBuilds: true };
  const before = inReleases(entry);
  const known = named(before.releases, release.version);
  const added = known && !known.candidate ? release : { ...release, candidate: true };
  return derived({ ...before, releases: addRelease(before.releases, added) });
}

/**
 * Gives a release to everybody or to a canary.
 * @param entry the stored entry, or undefined for a remote that is new
 * @param canary {percent, vendors} for part of the browsers only; null for everybody
 */
export function withRelease(entry, name, release, canary = null) {
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
 * The entry of a remote for a brand that starts to compose it: the releases and the stable release of another brand's
 * entry, without its canary and pin. Whether builds change it is copied too, so that a new brand brings no recalled
 * release back.
 */
export function entryForNewBrand(entry) {
  const { releases, channels } = inReleases(entry);
  const { stable, good, recalled } = channels;
  return withChannels(
    { name: entry.name, releases, followsBuilds: followsBuilds(entry) },
    { stable, ...(good ? { good } : {}), ...(recalled ? { recalled } : {}) },
  );
}

/** Gives everybody the canary, or the release that is named. */
export function promote(entry, version) {
  const before = inReleases(entry);
  const { canary, ...channels } = before.channels;
  const wanted = version ?? canary?.release;
  if (wanted === undefined) throw unneeded(`${entry.name} has no canary; name the release to promote.`);
  const rest = canary && canary.release !== wanted ? { canary } : {};
  const stable = mustHold(before, wanted);
  return withChannels(
    heldByCommand(before),
    withStable({ ...before, channels: { ...channels, ...rest } }, stable),
  );
}

/**
 * Takes back the canary; without one the stable release, for the named one or the one proven last, by a mark or by
 * usage.
 * @param byUse version -> unix seconds since which use has proven it
 */
export function rollback(entry, version, byUse) {
  const before = inReleases(entry);
  const { canary, ...channels } = before.channels;
  const isAhead = canary !== undefined && canary.release !== channels.stable;
  if (version === undefined && isAhead)
    return withChannels(heldByCommand(before), takenBack(channels, canary.release));
  const good = goodReleases(before, byUse);
  const wanted = version ?? good.find((one) => one !== channels.stable);
  if (wanted === undefined)
    throw unneeded(
      good.length === 0
        ? `${entry.name} has no last good release; name the one to go back to.`
        : `${entry.name} is at its last good release already; name the one to go back to.`,
    );
  const rest = canary && canary.release === wanted ? { canary } : {};
  const stable = mustHold(before, wanted);
  const back = stable === channels.stable ? channels : takenBack(channels, channels.stable);
  return withChannels(heldByCommand(before), { ...givenAgain(back, stable), ...rest, stable });
}

/** Holds the entry to one release; null lets go. */
export function pin(entry, version) {
  const before = heldByCommand(inReleases(entry));
  const channels = without(before.channels, ['pin']);
  return withChannels(before, version === null ? channels : { ...channels, pin: mustHold(before, version) });
}

/**
 * Says of a release, else of the stable one, that it is good: browsers fall back to it.
 * @param now unix seconds: a release proven later has priority
 */
export function markGood(entry, version, now = Math.floor(Date.now() / 1000)) {
  const before = inReleases(entry);
  const marked = mustHold(before, version ?? before.channels.stable);
  const { lastGood, ...channels } = givenAgain(before.channels, marked);
  const earlier = lastGood === undefined ? {} : { [lastGood]: 0 };
  return withChannels(before, { ...channels, good: { ...earlier, ...channels.good, [marked]: now } });
}

/** Forgets all but the newest releases, those a channel names and those one falls back to. */
export function cleaned(entry, keep, byUse) {
  const before = inReleases(entry);
  const { stable, canary, pin: pinned, good = {}, recalled = [], ...channels } = before.channels;
  const kept = new Set([stable, canary?.release, pinned, ...goodReleases(before, byUse).slice(0, FALLBACKS)]);
  const releases = before.releases.filter(({ version }, index) => index < keep || kept.has(version));
  const known = (version) => releases.some((release) => release.version === version);
  const said = Object.fromEntries(Object.entries(good).filter(([version]) => known(version)));
  const back = recalled.filter(known);
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
