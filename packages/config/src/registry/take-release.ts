import { CONTRACT_VERSION } from './contract-version';
import type { Channels, PublishedRelease, RegistryEntry, RemoteRelease } from './registry';

/** Who takes a release. */
export interface Taker {
  /** Place in every rollout, 0 to 99; null for nobody in particular, who is part of none. */
  bucket: number | null;
  /** Vendors it works for, as far as it knows yet. */
  vendors?: readonly string[];
  /** Whether it does without a remote. */
  isOff?: (remote: string) => boolean;
  /** Whether a release has failed it too often. */
  isAvoided?: (remote: string, version: string) => boolean;
}

/** Nobody in particular: a document that is the same for all. */
export const ANYBODY: Taker = { bucket: null };

function isOfCanary({ percent, vendors = [] }: NonNullable<Channels['canary']>, taker: Taker): boolean {
  const place = taker.bucket ?? 99;
  return place < percent || vendors.some((vendor) => taker.vendors?.includes(vendor));
}

/** A shell of contract N runs remotes of N and N-1 and refuses all others. */
export const acceptsContract = (remote: number, shell: number = CONTRACT_VERSION): boolean =>
  remote === shell || remote === shell - 1;

const runs = ({ manifest }: PublishedRelease) => acceptsContract(manifest.contractVersion);

/**
 * The release somebody takes of a remote: the pinned one, else the canary for whoever is part of it, else the stable
 * one. One that has failed too often gives way to the last good one; one this portal cannot run gives way to the
 * newest it can.
 */
export function releaseFor(
  { name, releases, channels }: Pick<RegistryEntry, 'name' | 'releases' | 'channels'>,
  taker: Taker,
): PublishedRelease | null {
  const { pin, canary, stable, lastGood } = channels;
  const wanted = [
    pin,
    ...(pin === undefined && canary && isOfCanary(canary, taker) ? [canary.release] : []),
    ...(pin === undefined ? [stable] : []),
  ];
  const named = (version: string | undefined) => releases.find((one) => one.version === version);
  const first = wanted.flatMap((version) => named(version) ?? [])[0] ?? null;
  if (!first) return null;
  const isFine = (one: PublishedRelease) => runs(one) && !taker.isAvoided?.(name, one.version);
  if (isFine(first)) return first;
  const rest = [named(lastGood), named(stable), ...(runs(first) ? [] : releases)];
  return rest.find((one) => one !== undefined && isFine(one)) ?? first;
}

/** The entry with that release as its active one and, unless that is the same, the last good one behind it. */
export function withRelease(entry: RegistryEntry, release: PublishedRelease): RegistryEntry {
  const { active: _active, lastGood: _lastGood, document: _document, ...kept } = entry;
  const behind = entry.releases.find(({ version }) => version === entry.channels.lastGood);
  return {
    ...kept,
    active: withoutOwn(release),
    ...(behind && behind.version !== release.version ? { lastGood: withoutOwn(behind) } : {}),
    rollout: 100,
    manifest: release.manifest,
    texts: release.texts,
    ...(release.document === undefined ? {} : { document: release.document }),
  };
}

function withoutOwn({ manifest, texts, document, ...release }: PublishedRelease): RemoteRelease {
  return release;
}
