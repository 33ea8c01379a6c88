import * as z from 'zod/mini';
import { remoteManifestSchema } from './manifest';

/** Name of a remote's container: an identifier, because its script declares a variable of that name. */
export const containerName = (remote: string) => remote.replace(/-/g, '_');

/** One published build of a remote. */
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

/** A remote as a brand composes it. */
export const registryEntrySchema = z.object({
  name: z.string(),
  active: remoteReleaseSchema,
  lastGood: z.optional(remoteReleaseSchema),
  /** Percentage of browsers (0 to 100) that get `active`; the others get `lastGood`. */
  rollout: z.number(),
  manifest: remoteManifestSchema,
  /** Locale -> key -> text for everything the shell draws of the remote before its code arrives. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
  /** Html file (relative to the entry's folder) of the remote's build without federation, for its public routes. */
  document: z.optional(z.string()),
});

/** `/registry/<brand>.json`. */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  brand: z.string(),
  remotes: z.array(registryEntrySchema),
});

export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
export type RegistryEntry = z.infer<typeof registryEntrySchema>;
export type Registry = z.infer<typeof registrySchema>;
