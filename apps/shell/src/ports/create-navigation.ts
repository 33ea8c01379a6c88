import type { NavigationPort } from '@courier/shell-api';
import type { PageNavigation } from '../platform/page-navigation';
import type { ReloadHolds } from '../updates/reload-holds';
import type { Composition } from '../registry/composition';
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
}

/** Moves inside the workspace where a remote or the shell itself answers the path, and loads another document everywhere else. */
export function createNavigation({
  composition,
  page,
  router,
  base,
  paymentHosts = [],
  holds,
}: NavigationServices): NavigationPort {
  return {
    go(to, { replace = false } = {}) {
      const { pathname, origin } = new URL(to, base);
      const isOurs = origin === new URL(base).origin && vendorRouteOf(composition, pathname) !== null;
      if (isOurs) router.navigate(to, { replace });
      else if (replace) page.replace(to);
      else page.assign(to);
    },
    leave: (to) => page.assign(to),
    paymentHosts,
    holdReload: holds.hold,
  };
}
