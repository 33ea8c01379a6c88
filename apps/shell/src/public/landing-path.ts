import * as v from 'valibot';

/** The few facts of the registry this document needs; reading all of it would cost the form its speed. */
const registrySchema = v.object({ remotes: v.array(v.unknown()) });
const entrySchema = v.object({
  manifest: v.object({ routes: v.array(v.unknown()), navigation: v.fallback(v.array(v.unknown()), []) }),
});
const landingSchema = v.object({
  id: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/[\w.~-]+(\/:\w+\?)*$/)),
  roles: v.array(v.unknown()),
});
const menuSchema = v.object({ routeId: v.string(), order: v.number() });

/** Those that can be read: one entry of another make is no reason to land nowhere. */
const readable = <Schema extends v.GenericSchema>(schema: Schema, list: readonly unknown[]) =>
  list.flatMap((element) => {
    const parsed = v.safeParse(schema, element);
    return parsed.success ? [parsed.output] : [];
  });

/** A brand without a landing lands at home. */
const ROLES = ['landing', 'home'];

/**
 * Address of the route whose manifest asks to be the landing after sign-in, without a vendor: the workspace completes
 * it. Null when none does or the data is unreadable.
 */
export function landingPath(registry: unknown): string | null {
  const parsed = v.safeParse(registrySchema, registry);
  if (!parsed.success) return null;
  const candidates = readable(entrySchema, parsed.output.remotes).flatMap(({ manifest }) => {
    const menu = readable(menuSchema, manifest.navigation);
    return readable(landingSchema, manifest.routes).map((route) => ({
      rank: ROLES.findIndex((role) => route.roles.includes(role)),
      path: route.path.replace(/\/:[^/]+\?/g, ''),
      order: menu.find(({ routeId }) => routeId === route.id)?.order ?? Number.MAX_SAFE_INTEGER,
    }));
  });
  const [first] = candidates
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
  return first?.path ?? null;
}

/** The landing by the document's own data, else by the registry file. */
export async function readLanding(
  block: unknown,
  brand: string,
  fetcher: typeof fetch = (...call) => fetch(...call),
): Promise<string | null> {
  const inline = landingPath(block);
  if (inline !== null) return inline;
  try {
    const answer = await fetcher(`/registry/${brand}.json`, { signal: AbortSignal.timeout(4000) });
    return answer.ok ? landingPath(await answer.json()) : null;
  } catch {
    return null;
  }
}
