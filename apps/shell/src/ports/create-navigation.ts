import { matchPath } from 'react-router-dom';
import type { AppMode } from '@courier/config/registry';
import type { NavigationPort } from '@courier/shell-api';
import { alternativeAddress, PUBLIC_DOCUMENT_PATHS, routePatterns } from '@courier/shell-api/routes';
import type { PageNavigation } from '../platform/page-navigation';
import type { ReloadHolds } from '../updates/reload-holds';
import { addressOf, type Composition } from '../registry/composition';
import { vendorRouteOf } from '../vendors/address-vendor';

/** The part of a router the shell moves by. */
export interface MovableRouter {
  navigate(to: string, options?: { replace?: boolean }): void;
}

interface NavigationServices {
  composition: Composition;
  page: PageNavigation;
  router: MovableRouter;
  base: string;
  paymentHosts?: readonly string[] | undefined;
  holds: ReloadHolds;
  /** Kind of session that the fallback has to be allowed for. */
  mode: () => AppMode | null;
}

/** Screens that a brand may compose; an address of one of them has no document to load where it does not. */
const SCREENS = Object.values(routePatterns).filter((pattern) => !PUBLIC_DOCUMENT_PATHS.includes(pattern));

/**
 * Moves inside the workspace where a remote or the shell itself answers the path, and loads another document everywhere
 * else. A screen that the brand does not compose gives way to the customer's page of the same order, else to the first
 * screen of the brand.
 */
export function createNavigation({
  composition,
  page,
  router,
  base,
  paymentHosts = [],
  holds,
  mode,
}: NavigationServices): NavigationPort {
  const isOwnOrigin = (to: string) => new URL(to, base).origin === new URL(base).origin;
  const hasScreen = (to: string) => {
    const { pathname } = new URL(to, base);
    return (
      matchPath(routePatterns.settings, pathname) !== null || vendorRouteOf(composition, pathname) !== null
    );
  };

  function composedAddress(asked: string): string {
    if (!isOwnOrigin(asked) || hasScreen(asked)) return asked;
    const { pathname } = new URL(asked, base);
    if (!SCREENS.some((pattern) => matchPath(pattern, pathname))) return asked;
    const alternative = alternativeAddress(asked);
    if (alternative !== null && hasScreen(alternative)) return alternative;
    const [first] = composition.firstScreens(mode() ?? 'CLASSIC');
    return first ? addressOf(first.route, null) : asked;
  }

  return {
    go(asked, { replace = false } = {}) {
      const to = composedAddress(asked);
      if (isOwnOrigin(to) && hasScreen(to)) router.navigate(to, { replace });
      else if (replace) page.replace(to);
      else page.assign(to);
    },
    leave: (to) => page.assign(to),
    paymentHosts,
    holdReload: holds.hold,
  };
}
