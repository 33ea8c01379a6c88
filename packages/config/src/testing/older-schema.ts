import * as v from 'valibot';

/**
 * Schema of registry files of 2026-11-20. Frozen: it represents an older checkout that publishes into a newer portal.
 */
const release = v.object({
  version: v.string(),
  entry: v.string(),
  files: v.record(v.string(), v.string()),
  preload: v.array(v.string()),
  shared: v.optional(v.array(v.string())),
});

const remoteManifestSchema = v.object({
  name: v.string(),
  contractVersion: v.number(),
  titleKey: v.string(),
  i18nNamespace: v.string(),
  routes: v.array(
    v.object({ id: v.string(), path: v.string(), access: v.string(), modes: v.array(v.string()) }),
  ),
  navigation: v.array(
    v.object({ routeId: v.string(), labelKey: v.string(), icon: v.string(), order: v.number() }),
  ),
  slots: v.array(v.string()),
});

const registrySchema = v.object({
  schemaVersion: v.literal(1),
  brand: v.string(),
  remotes: v.array(
    v.object({
      name: v.string(),
      active: release,
      lastGood: v.optional(release),
      rollout: v.number(),
      manifest: remoteManifestSchema,
      texts: v.record(v.string(), v.record(v.string(), v.string())),
      document: v.optional(v.string()),
    }),
  ),
});

/** Result of an older reader: unknown keys are dropped. */
export function readRegistry(data: unknown) {
  const parsed = v.safeParse(registrySchema, data);
  return parsed.success ? { registry: parsed.output, problems: [] } : null;
}
