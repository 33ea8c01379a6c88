import type { AppMode } from './modes';
import { canBeLinked } from './route-path';

interface ScreenRoute {
  id: string;
  path: string;
  access: string;
  modes?: readonly string[] | undefined;
  roles?: readonly string[] | undefined;
  workScreen?: boolean | undefined;
  flag?: string | undefined;
}

interface ComposedRemote {
  manifest: {
    routes: readonly ScreenRoute[];
    navigation: readonly { routeId: string; order: number }[];
  };
}

export interface ComposedScreen<Remote extends ComposedRemote> {
  entry: Remote;
  route: Remote['manifest']['routes'][number];
}

/** Ranks of the roles in manifests; work screens without a role come last. */
const ROLES = ['landing', 'home'];

function rank({ roles = [], workScreen }: ScreenRoute): number | null {
  const claimed = ROLES.findIndex((role) => roles.includes(role));
  if (claimed >= 0) return claimed;
  return workScreen ? ROLES.length : null;
}

/**
 * Screens for sign-in, best first: the landing role, the home role, then other work screens; each group in menu order.
 * So any subset of remotes with a protected screen has a first one.
 * Screens whose flag is off follow the others, because a vendor may have other flags than the brand.
 * @param mode session kind that the screen must allow
 */
export function firstScreens<Remote extends ComposedRemote>(
  entries: readonly Remote[],
  mode: AppMode,
  isOn: (flag: string) => boolean = () => true,
): ComposedScreen<Remote>[] {
  return entries
    .flatMap((entry) =>
      entry.manifest.routes.flatMap((route) => {
        const placed = rank(route);
        const isOpen = route.access === 'protected' && (route.modes ?? [mode]).includes(mode);
        if (placed === null || !isOpen || !canBeLinked(route.path)) return [];
        const menu = entry.manifest.navigation.find(({ routeId }) => routeId === route.id);
        const isOff = route.flag !== undefined && !isOn(route.flag);
        return [{ entry, route, placed, isOff, order: menu?.order ?? Number.MAX_SAFE_INTEGER }];
      }),
    )
    .sort(
      (one, other) =>
        Number(one.isOff) - Number(other.isOff) || one.placed - other.placed || one.order - other.order,
    )
    .map(({ entry, route }) => ({ entry, route }));
}
