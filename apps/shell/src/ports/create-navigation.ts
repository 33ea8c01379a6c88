import { matchPath } from 'react-router-dom';
import { hasScreenAt, type AppMode } from '@courier/config/registry';
import type { NavigationPort } from '@courier/shell-api';
import {
  alternativeAddress,
  PUBLIC_DOCUMENT_PATHS,
  routePatterns,
  WORKSPACE_DOCUMENT_PATHS,
} from '@courier/shell-api/routes';
import type { PageNavigation } from '../platform/page-navigation';
import type { ReloadHolds } from '../updates/reload-holds';
import { routeAddress, type Composition } from '../registry/composition';
import { findVendorRoute } from '../vendors/address-vendor';

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
  /** Session mode that the fallback screen must support. */
  mode: () => AppMode | null;
  /** Whether a flag is on for the vendor; the fallback screen should be open. */
  isOn: (flag: string) => boolean;
}

/** Screens of remotes. If a brand does not contain one, its address has no document to load. */
const SCREENS = Object.values(routePatterns).filter((pattern) => !PUBLIC_DOCUMENT_PATHS.includes(pattern));

const SHELL_PAGES = [...PUBLIC_DOCUMENT_PATHS, ...WORKSPACE_DOCUMENT_PATHS];

/**
 * Navigates inside the workspace if it contains the screen, otherwise loads another document. A screen that
 * the brand does not contain is replaced by the customer page of the same order, or by the first screen of
 * the brand.
 */
export function createNavigation({
  composition,
  page,
  router,
  base,
  paymentHosts = [],
  holds,
  mode,
  isOn,
}: NavigationServices): Required<NavigationPort> {
  const isOwnOrigin = (to: string) => new URL(to, base).origin === new URL(base).origin;
  const hasScreen = (to: string) => {
    const { pathname } = new URL(to, base);
    return (
      matchPath(routePatterns.settings, pathname) !== null || findVendorRoute(composition, pathname) !== null
    );
  };

  function composedAddress(asked: string): string {
    if (!isOwnOrigin(asked) || hasScreen(asked)) return asked;
    const { pathname } = new URL(asked, base);
    if (!SCREENS.some((pattern) => matchPath(pattern, pathname))) return asked;
    const alternative = alternativeAddress(asked);
    if (alternative !== null && hasScreen(alternative)) return alternative;
    const [first] = composition.firstScreens(mode() ?? 'CLASSIC', isOn);
    return first ? routeAddress(first.route, null) : asked;
  }

  const isShown = (to: string) => {
    const { pathname } = new URL(to, base);
    return (
      SHELL_PAGES.some((pattern) => matchPath(pattern, pathname)) ||
      hasScreenAt(composition.entries, pathname, { mode: mode(), isOn })
    );
  };

  return {
    findAddress(to) {
      if (!isOwnOrigin(to)) return null;
      const shown = isShown(to) ? to : alternativeAddress(to);
      return shown !== null && isShown(shown) ? new URL(shown, base).href : null;
    },
    go(asked, { replace = false } = {}) {
      const to = composedAddress(asked);
      if (isOwnOrigin(to) && hasScreen(to)) router.navigate(to, { replace });
      else if (replace) page.replace(to);
      else page.assign(to);
    },
    leave: (to) => page.assign(to),
    paymentHosts,
    holdReload: holds.block,
  };
}
