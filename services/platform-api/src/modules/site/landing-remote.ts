import type { Registry, RegistryEntry } from '@courier/config/registry';

/** The remote whose screen follows sign-in: the first of the menu that asks to be the landing, else the home. */
export function landingRemote({ remotes }: Registry): RegistryEntry | null {
  for (const role of ['landing', 'home'] as const) {
    const [first] = remotes
      .flatMap((entry) =>
        entry.manifest.routes
          .filter((route) => route.roles?.includes(role))
          .map(({ id }) => ({
            entry,
            order:
              entry.manifest.navigation.find(({ routeId }) => routeId === id)?.order ??
              Number.MAX_SAFE_INTEGER,
          })),
      )
      .sort((a, b) => a.order - b.order);
    if (first) return first.entry;
  }
  return null;
}
