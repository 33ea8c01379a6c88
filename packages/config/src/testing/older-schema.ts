import * as z from 'zod/mini';

/**
 * Schema of registry files of 2026-11-20. Frozen: it represents an older checkout that publishes into a newer portal.
 */
const release = z.object({
  version: z.string(),
  entry: z.string(),
  files: z.record(z.string(), z.string()),
  preload: z.array(z.string()),
  shared: z.optional(z.array(z.string())),
});

const remoteManifestSchema = z.object({
  name: z.string(),
  contractVersion: z.number(),
  titleKey: z.string(),
  i18nNamespace: z.string(),
  routes: z.array(
    z.object({ id: z.string(), path: z.string(), access: z.string(), modes: z.array(z.string()) }),
  ),
  navigation: z.array(
    z.object({ routeId: z.string(), labelKey: z.string(), icon: z.string(), order: z.number() }),
  ),
  slots: z.array(z.string()),
});

const registrySchema = z.object({
  schemaVersion: z.literal(1),
  brand: z.string(),
  remotes: z.array(
    z.object({
      name: z.string(),
      active: release,
      lastGood: z.optional(release),
      rollout: z.number(),
      manifest: remoteManifestSchema,
      texts: z.record(z.string(), z.record(z.string(), z.string())),
      document: z.optional(z.string()),
    }),
  ),
});

/** Result of an older reader: unknown keys are dropped. */
export function readRegistry(data: unknown) {
  const parsed = registrySchema.safeParse(data);
  return parsed.success ? { registry: parsed.data, problems: [] } : null;
}
