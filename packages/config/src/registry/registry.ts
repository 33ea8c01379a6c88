import * as v from 'valibot';
import { recordOf } from './record-of';
import type { RemoteManifest } from './manifest';

/** Name of a remote's container: an identifier, because its script declares a variable of that name. */
export const containerName = (remote: string) => remote.replace(/-/g, '_');

/** One published build of a remote. Every file of it lies below the folder of its entry. */
export const remoteReleaseSchema = v.object({
  version: v.string(),
  /** Address of `mf-manifest.json`: absolute, or from the root of the portal's origin. */
  entry: v.string(),
  /** Script (relative to the entry's folder) of the container, which makes reading the manifest needless. */
  container: v.optional(v.string()),
  /** File name relative to the entry's folder -> SRI hash (`sha384-…`). */
  files: recordOf(v.string()),
  /** The hashes are in `/registry/<brand>.json`: a page brings those of its own screen and names the other releases. */
  hashesLater: v.optional(v.boolean()),
  /** Files (relative, as above) worth preloading when one of the remote's routes is asked for. */
  preload: v.array(v.string()),
  /** Modules of the shell its screens need. */
  shared: v.optional(v.array(v.string())),
});

/** Locale -> key -> text for everything the shell draws of the remote before its code arrives. */
export type EntryTexts = Record<string, Record<string, string>>;

export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** Whether there are hashes of its files, here or to be asked for; of what a development server serves there are none. */
export const isHashed = ({ files, hashesLater }: RemoteRelease): boolean =>
  hashesLater === true || Object.keys(files).length > 0;

/** A release with all that belongs to it, so that menu, guards, words and code never come from two. */
export interface PublishedRelease extends RemoteRelease {
  manifest: RemoteManifest;
  texts: EntryTexts;
  /** Html file (relative to the entry's folder) of the build without federation, for public routes. */
  document?: string;
  /** Built and published, but named by no channel yet: no browser takes it. */
  candidate?: boolean;
}

const NAME_OF_REMOTE = /^[a-z][a-z0-9-]*$/;

/** What an entry says beside its releases. */
export const entryHeadSchema = v.object({ name: v.pipe(v.string(), v.regex(NAME_OF_REMOTE)) });

/** What an entry of before `releases` says of the release its manifest, texts and document belong to. */
export const olderHeadSchema = v.object({
  /** Percentage of browsers (0 to 100) that get `active`; the others get `lastGood`. */
  rollout: v.number(),
  document: v.optional(v.string()),
});

/** Which release is whose, each by its version. */
export const channelsSchema = v.object({
  /** Everybody's, unless something below says otherwise. */
  stable: v.string(),
  canary: v.optional(
    v.object({
      release: v.string(),
      /** Percentage of browsers (0 to 100). */
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      /** Vendors whose browsers get it as well. */
      vendors: v.optional(v.array(v.string())),
    }),
  ),
  /** Fallback release, proven by usage or by a person, never by the order of releases. */
  lastGood: v.optional(v.string()),
  /** Releases marked as good, each with unix seconds. */
  good: v.optional(recordOf(v.number())),
  /** Recalled releases, which usage does not prove. */
  recalled: v.optional(v.array(v.string())),
  /** The release proven last and those before it, by use too: what a server adds to what it serves. */
  proven: v.optional(v.array(v.string())),
  /** Fixes this brand to one release and overrides the other channels. */
  pin: v.optional(v.string()),
});

export type Channels = v.InferOutput<typeof channelsSchema>;

/**
 * A remote as a brand composes it. `active` with its `manifest`, `texts` and `document` is the release that was taken
 * of it, `lastGood` the one behind it.
 */
export interface RegistryEntry {
  name: string;
  /** Newest first. */
  releases: readonly PublishedRelease[];
  channels: Channels;
  active: RemoteRelease;
  lastGood?: RemoteRelease;
  /** Always 100: shells that know no channels give everybody `active`. */
  rollout: number;
  manifest: RemoteManifest;
  texts: EntryTexts;
  document?: string;
}

/** `/registry/<brand>.json`, read with `readRegistry`: of each remote the stable release is taken. */
export interface Registry {
  schemaVersion: 1;
  brand: string;
  remotes: RegistryEntry[];
}
