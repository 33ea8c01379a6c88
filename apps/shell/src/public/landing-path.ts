import * as z from 'zod/mini';

/** The few facts of the registry this document needs; reading all of it would cost the form its speed. */
const landingSchema = z.object({
  remotes: z.array(
    z.object({
      active: z.object({ entry: z.string(), preload: z.array(z.string()) }),
      manifest: z.object({
        routes: z.array(z.object({ id: z.string(), path: z.string(), roles: z.optional(z.array(z.string())) })),
        navigation: z.array(z.object({ routeId: z.string(), order: z.number() })),
      }),
    }),
  ),
});

export interface LandingRemote {
  /** Address after sign-in, without a vendor: the workspace completes it. */
  path: string;
  /** Addresses of the files its screen needs first. */
  files: string[];
}

/** A brand without a landing lands at home. */
const ROLES = ['landing', 'home'];

/** The route whose manifest asks to be the landing after sign-in; null when none does or the data is unreadable. */
export function landingRemote(registry: unknown, base: string): LandingRemote | null {
  const parsed = landingSchema.safeParse(registry);
  if (!parsed.success) return null;
  const candidates = parsed.data.remotes.flatMap(({ active, manifest }) =>
    manifest.routes
      .filter(({ roles }) => roles !== undefined)
      .map((route) => ({
        rank: ROLES.findIndex((role) => route.roles?.includes(role)),
        path: route.path.replace(/\/:[^/]+\?/g, '') || '/',
        order: manifest.navigation.find(({ routeId }) => routeId === route.id)?.order ?? Number.MAX_SAFE_INTEGER,
        files: active.preload.map((file) => new URL(file, new URL(active.entry, base)).href),
      })),
  );
  const [first] = candidates
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.order - b.order);
  return first ? { path: first.path, files: first.files } : null;
}

/** The landing by the document's own data, else by the registry file. */
export async function readLanding(
  block: unknown,
  brand: string,
  fetcher: typeof fetch = (...call) => fetch(...call),
  base: string = window.location.origin,
): Promise<string | null> {
  const inline = landingRemote(block, base);
  if (inline) return inline.path;
  try {
    const answer = await fetcher(`/registry/${brand}.json`, { signal: AbortSignal.timeout(4000) });
    return landingRemote(answer.ok ? await answer.json() : null, base)?.path ?? null;
  } catch {
    return null;
  }
}
