import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import type { PlacedRoute } from '../registry/composition';
import { vendorAddressOf } from '../vendors/address-vendor';
import { useShell } from '../ground/shell-context';
import { useTitleOf } from '../ground/use-title-of';

/** Pages of the shell itself. */
const OWN_PAGES = [
  { path: routePatterns.helpCentre, title: 'help.title', screen: 'help-centre' },
  { path: routePatterns.settings, title: 'settings.title', screen: 'settings' },
] as const;

/** What a change of address does to the page around it: title, focus, selected vendor, one analytics event. */
export function usePageEffects(current: PlacedRoute | null): void {
  const t = useCopy('shell');
  const titleOf = useTitleOf();
  const { vendors, ports, composition } = useShell();
  const { pathname } = useLocation();
  const own = OWN_PAGES.find(({ path }) => matchPath(path, pathname) !== null);
  const name = current ? titleOf(current) : own ? t(own.title) : null;
  const title = name === null ? t('title.not-found') : t('title.screen', { title: name });
  const screen = current?.route.id ?? own?.screen ?? 'not-found';
  const before = useRef<string | null>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);
  // Before anything is painted, and before the gate lets a screen of this address appear.
  useLayoutEffect(
    () => vendors.arriveAt(vendorAddressOf(composition, pathname)),
    [vendors, composition, pathname],
  );
  useEffect(() => {
    ports.analytics.push('page_view', { screen });
    // A link that led here has gone with its screen; reading goes on at the new one.
    if (before.current !== null && document.activeElement === document.body)
      document.getElementById('content')?.focus();
    before.current = screen;
  }, [screen, ports]);
}
