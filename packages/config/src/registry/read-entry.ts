import { readManifest } from './read-manifest';
import { readEach, readPart, type Report } from './read-part';
import { isRecord } from './record-schema';
import { readRelease } from './read-release';
import {
  channelsSchema,
  entryHeadSchema,
  olderHeadSchema,
  type Channels,
  type EntryTexts,
  type PublishedRelease,
  type RegistryEntry,
  type RemoteRelease,
} from './registry';
import { ANYBODY, releaseFor, withRelease } from './take-release';

type Releases = Pick<RegistryEntry, 'releases' | 'channels'>;

function readTexts(value: unknown, report: Report, at: string): EntryTexts {
  if (value !== undefined && !isRecord(value)) report(at, 'left out');
  const locales = Object.entries(isRecord(value) ? value : {}).flatMap(([locale, texts]) => {
    const entries = Object.entries(isRecord(texts) ? texts : {});
    const read = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if (!isRecord(texts)) report(`${at}.${locale}`, 'left out');
    else if (read.length < entries.length) report(`${at}.${locale}`, 'left out where it is no text');
    return isRecord(texts) ? [[locale, Object.fromEntries(read)] as const] : [];
  });
  return Object.fromEntries(locales);
}

function readOwnManifest(value: unknown, name: string, report: Report, at: string) {
  const manifest = readManifest(value, report, at);
  if (!manifest || manifest.name === name) return manifest;
  report(`${at}.name`, 'is not the name of its entry');
  return null;
}

/** Null and reported: a browser in a rollout must not get a release that no channel names. */
function readLastGood(value: unknown, rollout: number, report: Report): { lastGood?: RemoteRelease } | null {
  if (value === undefined) return {};
  const lastGood = readRelease(value, 'lastGood', report);
  if (lastGood) return { lastGood };
  return rollout < 100 ? null : {};
}

/** An entry from before `releases`: manifest, texts and document are shared by two releases. */
export interface OlderFields {
  active: RemoteRelease;
  lastGood?: RemoteRelease;
  rollout: number;
  own: Omit<PublishedRelease, keyof RemoteRelease>;
}

/** The same as releases: browsers outside the rollout get the previous release, others the active one. */
export function releasesOfOlder({ active, lastGood, rollout, own }: OlderFields): Releases {
  const before = lastGood && lastGood.version !== active.version ? lastGood : undefined;
  const isRollout = before !== undefined && rollout < 100;
  const channels: Channels = {
    stable: isRollout ? before.version : active.version,
    ...(isRollout ? { canary: { release: active.version, percent: Math.max(0, rollout) } } : {}),
    ...(before ? { lastGood: before.version } : {}),
  };
  const releases = [active, ...(before ? [before] : [])].map((release) => ({ ...release, ...own }));
  return { releases, channels };
}

function readOlder(value: Record<string, unknown>, name: string, report: Report): Releases | null {
  const head = readPart(olderHeadSchema, value, { at: '', report, optional: ['document'] });
  const active = readRelease(value['active'], 'active', report);
  const manifest = readOwnManifest(value['manifest'], name, report, 'manifest');
  if (!head) return null;
  const before = readLastGood(value['lastGood'], head.rollout, report);
  if (!active || !manifest || !before) return null;
  const document = head.document === undefined ? {} : { document: head.document };
  const own = { manifest, texts: readTexts(value['texts'], report, 'texts'), ...document };
  return releasesOfOlder({ active, ...before, rollout: head.rollout, own });
}

function readPublished(value: unknown, name: string, report: Report, at: string): PublishedRelease | null {
  const release = readRelease(value, at, report);
  if (!release || !isRecord(value)) return null;
  const manifest = readOwnManifest(value['manifest'], name, report, `${at}.manifest`);
  if (!manifest) return null;
  const {
    document: named,
    candidate,
    ...kept
  } = release as RemoteRelease & Record<'document' | 'candidate', unknown>;
  if (named !== undefined && typeof named !== 'string') report(`${at}.document`, 'left out');
  return {
    ...kept,
    manifest,
    texts: readTexts(value['texts'], report, `${at}.texts`),
    ...(typeof named === 'string' ? { document: named } : {}),
    ...(candidate === true ? { candidate } : {}),
  };
}

/** Null for an older entry, or if channels name no existing release. */
function readReleases(value: Record<string, unknown>, name: string, report: Report): Releases | null {
  if (value['releases'] === undefined || value['channels'] === undefined) return null;
  const optional = ['canary', 'lastGood', 'good', 'recalled', 'proven', 'pin'];
  const channels = readPart(channelsSchema, value['channels'], { at: 'channels', report, optional });
  const releases = readEach(value['releases'], { at: 'releases', report }, (one, at) =>
    readPublished(one, name, report, at),
  );
  if (channels && releaseFor({ name, releases, channels }, ANYBODY)) return { releases, channels };
  if (channels) report('channels.stable', 'names no release of the entry; its older fields are read');
  return null;
}

/** Null and reported when unreadable. */
export function readEntry(value: unknown, report: Report): RegistryEntry | null {
  const head = readPart(entryHeadSchema, value, { at: '', report });
  if (!head || !isRecord(value)) return null;
  const published = readReleases(value, head.name, report) ?? readOlder(value, head.name, report);
  const release = published && releaseFor({ name: head.name, ...published }, ANYBODY);
  if (!published || !release) return null;
  return withRelease({ ...(head as RegistryEntry), ...published }, release);
}
