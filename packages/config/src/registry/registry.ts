import * as v from 'valibot';
import { recordWithValues } from './record-schema';
import type { RemoteManifest } from './manifest';

/** Name of a remote's container: an identifier, because its script declares a variable of that name. */
export const containerName = (remote: string) => remote.replace(/-/g, '_');

/** All its files are below the folder of its entry. */
export const remoteReleaseSchema = v.object({
  version: v.string(),
  /** Address of `mf-manifest.json`: absolute, or from the root of the portal's origin. */
  entry: v.string(),
  /** Container script (relative to the entry's folder), which avoids reading the manifest. */
  container: v.optional(v.string()),
  /** File name relative to the entry's folder -> SRI hash (`sha384-…`). */
  files: recordWithValues(v.string()),
  /** The hashes are in `/registry/<brand>.json`: a page contains only those of its own screen. */
  hashesLater: v.optional(v.boolean()),
  /** Files (relative, as above) to preload for the remote's routes. */
  preload: v.array(v.string()),
  /** Shell modules that its screens need. */
  shared: v.optional(v.array(v.string())),
});

/** Locale -> key -> text, for what the shell renders before the remote's code arrives. */
export type EntryTexts = Record<string, Record<string, string>>;

export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** Whether file hashes exist, here or on request; development servers have none. */
export const isHashed = ({ files, hashesLater }: RemoteRelease): boolean =>
  hashesLater === true || Object.keys(files).length > 0;

/** One unit, so that manifest, texts and document never come from different releases. */
export interface PublishedRelease extends RemoteRelease {
  manifest: RemoteManifest;
  texts: EntryTexts;
  /** HTML file (relative to the entry's folder) of the build without federation, for public routes. */
  document?: string;
  /** Published, but not in any channel: no browser gets it. */
  candidate?: boolean;
}

const NAME_OF_REMOTE = /^[a-z][a-z0-9-]*$/;

export const entryHeadSchema = v.object({ name: v.pipe(v.string(), v.regex(NAME_OF_REMOTE)) });

/** Fields of an entry from before `releases`, for the release of its manifest, texts and document. */
export const olderHeadSchema = v.object({
  /** Percentage of browsers (0 to 100) that get `active`; the others get `lastGood`. */
  rollout: v.number(),
  document: v.optional(v.string()),
});

export const channelsSchema = v.object({
  /** Default for all browsers. */
  stable: v.string(),
  canary: v.optional(
    v.object({
      release: v.string(),
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      /** Vendors whose browsers get it as well. */
      vendors: v.optional(v.array(v.string())),
    }),
  ),
  /** Fallback release, proven by usage or by a person, never by the order of releases. */
  lastGood: v.optional(v.string()),
  /** Releases marked as good, each with unix seconds. */
  good: v.optional(recordWithValues(v.number())),
  /** Recalled releases, which usage does not prove. */
  recalled: v.optional(v.array(v.string())),
  /** Proven releases including by use, latest first; servers add this to their answers. */
  proven: v.optional(v.array(v.string())),
  /** Fixes this brand to one release and overrides the other channels. */
  pin: v.optional(v.string()),
});

export type Channels = v.InferOutput<typeof channelsSchema>;

/**
 * A remote of a brand. `active` with its `manifest`, `texts` and `document` is the assigned release, `lastGood` its
 * fallback.
 */
export interface RegistryEntry {
  name: string;
  /** Newest first. */
  releases: readonly PublishedRelease[];
  channels: Channels;
  active: RemoteRelease;
  lastGood?: RemoteRelease;
  /** Always 100, because shells without channel support use `active` for all browsers. */
  rollout: number;
  manifest: RemoteManifest;
  texts: EntryTexts;
  document?: string;
}

/** `/registry/<brand>.json`, parsed with `readRegistry`: with the stable release of each remote. */
export interface Registry {
  schemaVersion: 1;
  brand: string;
  remotes: RegistryEntry[];
}
