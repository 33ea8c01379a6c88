/** Which release of a remote is whose: plain data of a registry file, changed by rules alone. */

const OWN = ['manifest', 'texts', 'document'];

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

const withChannels = (entry, channels) => derived({ ...entry, channels });

/** @returns the entry's channels, also of one of before `releases` */
export const channelsOf = (entry) => inReleases(entry).channels;

/** @returns the entry's releases, newest first */
export const releasesOf = (entry) => inReleases(entry).releases;

/**
 * Adds a release, for everybody or for a canary.
 * @param entry as it stands, or undefined for a remote that is new
 * @param canary {percent, vendors} for part of the browsers only; null for everybody
 */
export function withRelease(entry, name, release, canary = null) {
  const before = entry ? inReleases(entry) : { name, releases: [], channels: { stable: release.version } };
  const isThere = named(before.releases, release.version) !== undefined;
  const releases = isThere
    ? before.releases.map((one) => (one.version === release.version ? release : one))
    : [release, ...before.releases];
  const { canary: earlier, ...channels } = before.channels;
  if (canary && before.releases.length > 0)
    return withChannels(
      { ...before, releases },
      { ...channels, canary: { release: release.version, ...canary } },
    );
  const kept = earlier && earlier.release !== release.version ? { canary: earlier } : {};
  return withChannels({ ...before, releases }, { ...channels, ...kept, stable: release.version });
}

/** Gives everybody the canary, or the release that is named. */
export function promote(entry, version) {
  const before = inReleases(entry);
  const { canary, ...channels } = before.channels;
  const wanted = version ?? canary?.release;
  if (wanted === undefined) throw unneeded(`${entry.name} has no canary; name the release to promote.`);
  const rest = canary && canary.release !== wanted ? { canary } : {};
  return withChannels(before, { ...channels, ...rest, stable: mustHold(before, wanted) });
}

/** Takes back the canary; without one the stable release, for the last good one or the one that is named. */
export function rollback(entry, version) {
  const before = inReleases(entry);
  const { canary, ...channels } = before.channels;
  if (version === undefined && canary) return withChannels(before, channels);
  const wanted = version ?? channels.lastGood;
  if (wanted === undefined)
    throw unneeded(`${entry.name} has no last good release; name the one to go back to.`);
  if (version === undefined && wanted === channels.stable)
    throw unneeded(`${entry.name} is at its last good release already; name the one to go back to.`);
  const rest = canary && canary.release === wanted ? { canary } : {};
  return withChannels(before, { ...channels, ...rest, stable: mustHold(before, wanted) });
}

/** Holds the entry to one release; null lets go. */
export function pin(entry, version) {
  const before = inReleases(entry);
  const channels = without(before.channels, ['pin']);
  return withChannels(before, version === null ? channels : { ...channels, pin: mustHold(before, version) });
}

/** Says of a release, else of the stable one, that it is good: browsers fall back to it. */
export function markGood(entry, version) {
  const before = inReleases(entry);
  const lastGood = mustHold(before, version ?? before.channels.stable);
  return withChannels(before, { ...before.channels, lastGood });
}

/** Forgets all but the newest releases and those a channel names. */
export function cleaned(entry, keep) {
  const before = inReleases(entry);
  const { stable, canary, lastGood, pin: pinned } = before.channels;
  const kept = new Set([stable, canary?.release, lastGood, pinned]);
  const releases = before.releases.filter(({ version }, index) => index < keep || kept.has(version));
  return withChannels({ ...before, releases }, before.channels);
}
