import type { AppMode } from './modes';
import { canBeLinked } from './route-path';

interface ScreenRoute {
  id: string;
  path: string;
  access: string;
  modes?: readonly string[] | undefined;
  roles?: readonly string[] | undefined;
  workScreen?: boolean | undefined;
}

interface ComposedRemote {
  manifest: {
    routes: readonly ScreenRoute[];
    navigation: readonly { routeId: string; order: number }[];
  };
}

/** A screen and the remote that has it. */
export interface ComposedScreen<Remote extends ComposedRemote> {
  entry: Remote;
  route: Remote['manifest']['routes'][number];
}

/** Ranks of the roles that a manifest may claim for a route; a work screen without one follows. */
const ROLES = ['landing', 'home'];

function rank({ roles = [], workScreen }: ScreenRoute): number | null {
  const claimed = ROLES.findIndex((role) => roles.includes(role));
  if (claimed >= 0) return claimed;
  return workScreen ? ROLES.length : null;
}

/**
 * The screens that sign-in may lead to, best first: those that claim to be the landing, those that claim to be the home,
 * then every other work screen; each group in menu order. So a brand with any subset of the remotes has a first screen,
 * if it has a protected one at all.
 * @param mode kind of session that has to be allowed on the screen
 */
export function firstScreens<Remote extends ComposedRemote>(
  entries: readonly Remote[],
  mode: AppMode,
): ComposedScreen<Remote>[] {
  return entries
    .flatMap((entry) =>
      entry.manifest.routes.flatMap((route) => {
        const placed = rank(route);
        const isOpen = route.access === 'protected' && (route.modes ?? [mode]).includes(mode);
        if (placed === null || !isOpen || !canBeLinked(route.path)) return [];
        const menu = entry.manifest.navigation.find(({ routeId }) => routeId === route.id);
        return [{ entry, route, placed, order: menu?.order ?? Number.MAX_SAFE_INTEGER }];
      }),
    )
    .sort((one, other) => one.placed - other.placed || one.order - other.order)
    .map(({ entry, route }) => ({ entry, route }));
}
