import * as z from 'zod/mini';

/** The few facts of the registry this document needs; reading all of it would cost the form its speed. */
const landingSchema = z.object({
  remotes: z.array(
    z.object({
      manifest: z.object({
        routes: z.array(
          z.object({ id: z.string(), path: z.string(), roles: z.optional(z.array(z.string())) }),
        ),
        navigation: z.array(z.object({ routeId: z.string(), order: z.number() })),
      }),
    }),
  ),
});

/** A brand without a landing lands at home. */
const ROLES = ['landing', 'home'];

/**
 * Address of the route whose manifest asks to be the landing after sign-in, without a vendor: the workspace completes
 * it. Null when none does or the data is unreadable.
 */
export function landingPath(registry: unknown): string | null {
  const parsed = landingSchema.safeParse(registry);
  if (!parsed.success) return null;
  const candidates = parsed.data.remotes.flatMap(({ manifest }) =>
    manifest.routes
      .filter(({ roles }) => roles !== undefined)
      .map((route) => ({
        rank: ROLES.findIndex((role) => route.roles?.includes(role)),
        path: route.path.replace(/\/:[^/]+\?/g, '') || '/',
        order:
          manifest.navigation.find(({ routeId }) => routeId === route.id)?.order ?? Number.MAX_SAFE_INTEGER,
      })),
  );
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
