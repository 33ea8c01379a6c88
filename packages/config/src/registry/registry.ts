import * as z from 'zod/mini';
import type { RemoteManifest } from './manifest';

/** Name of a remote's container: an identifier, because its script declares a variable of that name. */
export const containerName = (remote: string) => remote.replace(/-/g, '_');

/** One published build of a remote. Every file of it lies below the folder of its entry. */
export const remoteReleaseSchema = z.object({
  version: z.string(),
  /** Address of `mf-manifest.json`: absolute, or from the root of the portal's origin. */
  entry: z.string(),
  /** Script (relative to the entry's folder) of the container, which makes reading the manifest needless. */
  container: z.optional(z.string()),
  /** File name relative to the entry's folder -> SRI hash (`sha384-…`). */
  files: z.record(z.string(), z.string()),
  /** Files (relative, as above) worth preloading when one of the remote's routes is asked for. */
  preload: z.array(z.string()),
  /** Modules of the shell its screens need. */
  shared: z.optional(z.array(z.string())),
});

/** What an entry says beside its releases, manifest and texts. */
export const entryHeadSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Percentage of browsers (0 to 100) that get `active`; the others get `lastGood`. */
  rollout: z.number(),
  /** Html file (relative to the entry's folder) of the remote's build without federation, for its public routes. */
  document: z.optional(z.string()),
});

/** Locale -> key -> text for everything the shell draws of the remote before its code arrives. */
type EntryTexts = Record<string, Record<string, string>>;

export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** A remote as a brand composes it. */
export interface RegistryEntry extends z.infer<typeof entryHeadSchema> {
  active: RemoteRelease;
  lastGood?: RemoteRelease;
  manifest: RemoteManifest;
  texts: EntryTexts;
}

/** `/registry/<brand>.json`, read with `readRegistry`. */
export interface Registry {
  schemaVersion: 1;
  brand: string;
  remotes: RegistryEntry[];
}
