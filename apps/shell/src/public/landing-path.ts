import { firstScreens, type AppMode } from '@courier/config/registry';
import * as v from 'valibot';

/** The few facts of the registry this document needs; reading all of it would cost the form its speed. */
const registrySchema = v.object({ remotes: v.array(v.unknown()) });
const entrySchema = v.object({
  manifest: v.object({ routes: v.array(v.unknown()), navigation: v.fallback(v.array(v.unknown()), []) }),
});
const routeSchema = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/[\w.~-]+(\/:\w+\?)*$/)),
  access: v.string(),
  modes: v.optional(v.array(v.string())),
  roles: v.optional(v.array(v.string())),
  workScreen: v.optional(v.boolean()),
});
const menuSchema = v.object({ routeId: v.string(), order: v.number() });

/** Those that can be read: one entry of another make is no reason to land nowhere. */
const readable = <Schema extends v.GenericSchema>(schema: Schema, list: readonly unknown[]) =>
  list.flatMap((element) => {
    const parsed = v.safeParse(schema, element);
    return parsed.success ? [parsed.output] : [];
  });

/**
 * Address of the first screen of a brand for a kind of session, without a vendor: the workspace completes it. Null when
 * the brand has no such screen or the data is unreadable.
 */
export function landingPath(registry: unknown, mode: AppMode = 'CLASSIC'): string | null {
  const parsed = v.safeParse(registrySchema, registry);
  if (!parsed.success) return null;
  const entries = readable(entrySchema, parsed.output.remotes).map(({ manifest }) => ({
    manifest: {
      routes: readable(routeSchema, manifest.routes),
      navigation: readable(menuSchema, manifest.navigation),
    },
  }));
  return firstScreens(entries, mode)[0]?.route.path.replace(/\/:[^/]+\?/g, '') ?? null;
}

/** First screens by kind of session; null where the brand has none for it. */
export interface Landings {
  account: string | null;
  guest: string | null;
}

const landings = (registry: unknown): Landings => ({
  account: landingPath(registry),
  guest: landingPath(registry, 'GUEST'),
});

/** The first screens by the document's own data, else by the registry file. */
export async function readLandings(
  block: unknown,
  brand: string,
  fetcher: typeof fetch = (...call) => fetch(...call),
): Promise<Landings> {
  if (landingPath(block) !== null) return landings(block);
  try {
    const answer = await fetcher(`/registry/${brand}.json`, { signal: AbortSignal.timeout(4000) });
    return landings(answer.ok ? await answer.json() : null);
  } catch {
    return landings(null);
  }
}
