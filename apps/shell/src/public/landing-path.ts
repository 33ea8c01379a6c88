import * as z from 'zod/mini';

/** The few facts of the registry this document needs; reading all of it would cost the form its speed. */
const registrySchema = z.object({ remotes: z.array(z.unknown()) });
const entrySchema = z.object({
  manifest: z.object({ routes: z.array(z.unknown()), navigation: z.catch(z.array(z.unknown()), []) }),
});
const landingSchema = z.object({
  id: z.string(),
  path: z.string().check(z.regex(/^\/[\w.~-]+(\/:\w+\?)*$/)),
  roles: z.array(z.unknown()),
});
const menuSchema = z.object({ routeId: z.string(), order: z.number() });

/** Those that can be read: one entry of another make is no reason to land nowhere. */
const readable = <Schema extends z.ZodMiniType>(schema: Schema, list: readonly unknown[]) =>
  list.flatMap((element) => {
    const parsed = schema.safeParse(element);
    return parsed.success ? [parsed.data as z.infer<Schema>] : [];
  });

/** A brand without a landing lands at home. */
const ROLES = ['landing', 'home'];

/**
 * Address of the route whose manifest asks to be the landing after sign-in, without a vendor: the workspace completes
 * it. Null when none does or the data is unreadable.
 */
export function landingPath(registry: unknown): string | null {
  const parsed = registrySchema.safeParse(registry);
  if (!parsed.success) return null;
  const candidates = readable(entrySchema, parsed.data.remotes).flatMap(({ manifest }) => {
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
