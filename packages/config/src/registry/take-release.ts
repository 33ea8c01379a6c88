import { RELEASE_LIMITS } from '../limits/release-limits';
import { goodReleases, type ProvenByUse } from './good-releases';
import { unmetNeeds, type ShellOffer } from './needs';
import type { Channels, PublishedRelease, RegistryEntry, RemoteRelease } from './registry';

export interface Taker {
  /** Rollout bucket, 0 to 99; null is never part of a rollout. */
  bucket: number | null;
  /** Known vendors of the browser. */
  vendors?: readonly string[];
  isOff?: (remote: string) => boolean;
  /** Offer of the shell; if unknown, only the contract decides. */
  offer?: ShellOffer;
  /** Whether a release failed too often in this browser. */
  isAvoided?: (remote: string, version: string) => boolean;
}

/** A document that is the same for all browsers. */
export const ANYBODY: Taker = { bucket: null };

function isOfCanary({ percent, vendors = [] }: NonNullable<Channels['canary']>, taker: Taker): boolean {
  const place = taker.bucket ?? 99;
  return place < percent || vendors.some((vendor) => taker.vendors?.includes(vendor));
}

const runs = ({ manifest }: PublishedRelease, { offer }: Taker) => unmetNeeds(manifest, offer).length === 0;

/** Releases without recalled ones and candidates: the older ones, newest first, then the newer ones. */
function listCandidates({ releases, channels }: Held, version: string): PublishedRelease[] {
  const place = releases.findIndex((one) => one.version === version);
  const { recalled = [] } = channels;
  return [...releases.slice(place + 1), ...releases.slice(0, place)].filter(
    (one) => !one.candidate && !recalled.includes(one.version),
  );
}

type Held = Pick<RegistryEntry, 'releases' | 'channels'>;

/**
 * The release of a remote for a browser: pinned, else canary if in the rollout, else stable. One that failed too often
 * is replaced by a proven one; one with unmet requirements by the newest that can run, older ones first.
 */
export function releaseFor(
  { name, ...held }: Held & Pick<RegistryEntry, 'name'>,
  taker: Taker,
): PublishedRelease | null {
  const { releases, channels } = held;
  const { pin, canary, stable } = channels;
  const isCanary = canary !== undefined && isOfCanary(canary, taker);
  const versions = pin === undefined ? [...(isCanary ? [canary.release] : []), stable] : [pin];
  const releaseWithVersion = (version: string) => releases.find((one) => one.version === version) ?? [];
  const wanted = versions.flatMap(releaseWithVersion);
  const [first] = wanted;
  if (!first) return null;
  const isFine = (one: PublishedRelease) => runs(one, taker) && !taker.isAvoided?.(name, one.version);
  const proven = fallbackReleases(channels).flatMap(releaseWithVersion);
  const instead = runs(first, taker)
    ? [...proven, ...[releaseWithVersion(stable)].flat()]
    : // Stryker disable next-line UnaryOperator: at most two are needed
      [...wanted, ...listCandidates(held, (wanted.at(-1) ?? first).version)];
  return [first, ...instead].find(isFine) ?? instead.find((one) => runs(one, taker)) ?? first;
}

/** Replacements of a failing release, in order. */
const fallbackReleases = ({ proven, lastGood }: Channels): readonly string[] =>
  proven ?? (lastGood === undefined ? [] : [lastGood]);

export function withGoodReleases(entry: RegistryEntry, byUse: ProvenByUse): RegistryEntry {
  const { lastGood: _lastGood, proven: _proven, ...kept } = entry.channels;
  const good = goodReleases(entry, byUse);
  const [lastGood] = good;
  const proven = good.slice(0, RELEASE_LIMITS.fallbacks);
  const channels = lastGood === undefined ? kept : { ...kept, lastGood, proven };
  const shown = releaseFor({ ...entry, channels }, ANYBODY);
  return shown ? withRelease({ ...entry, channels }, shown, ANYBODY) : entry;
}

/** Its fallback is the last proven other release that can run. */
export function withRelease(
  entry: RegistryEntry,
  release: PublishedRelease,
  taker: Taker = ANYBODY,
): RegistryEntry {
  const { active: _active, lastGood: _lastGood, document: _document, ...kept } = entry;
  const behind = fallbackReleases(entry.channels)
    .flatMap((version) => entry.releases.find((one) => one.version === version) ?? [])
    .find((one) => one.version !== release.version && runs(one, taker));
  return {
    ...kept,
    active: withoutOwn(release),
    ...(behind ? { lastGood: withoutOwn(behind) } : {}),
    rollout: 100,
    manifest: release.manifest,
    texts: release.texts,
    ...(release.document === undefined ? {} : { document: release.document }),
  };
}

function withoutOwn({ manifest, texts, document, ...release }: PublishedRelease): RemoteRelease {
  return release;
}
