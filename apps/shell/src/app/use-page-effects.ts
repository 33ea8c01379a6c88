import { useEffect, useLayoutEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import type { PlacedRoute } from '../registry/composition';
import { parseVendorAddress } from '../vendors/address-vendor';
import { useShell } from '../shell-context/shell-context';
import { useRouteTitle } from '../shell-context/use-route-title';

const OWN_PAGES = [
  { path: routePatterns.helpCentre, title: 'help.title', screen: 'help-centre' },
  { path: routePatterns.settings, title: 'settings.title', screen: 'settings' },
] as const;

export function usePageEffects(current: PlacedRoute | null): void {
  const t = useCopy('shell');
  const findTitle = useRouteTitle();
  const { vendors, ports, composition } = useShell();
  const { pathname } = useLocation();
  const own = OWN_PAGES.find(({ path }) => matchPath(path, pathname) !== null);
  const name = current ? findTitle(current) : own ? t(own.title) : null;
  const title = name === null ? t('title.not-found') : t('title.screen', { title: name });
  const screen = current?.route.id ?? own?.screen ?? 'not-found';
  const before = useRef<string | null>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);
  // A layout effect, because the vendor must be set before the screen of this address can be painted.
  useLayoutEffect(
    () => vendors.arriveAt(parseVendorAddress(composition, pathname)),
    [vendors, composition, pathname],
  );
  useEffect(() => {
    ports.analytics.push('page_view', { screen });
    // The link that had the focus was removed with the previous screen.
    if (before.current !== null && document.activeElement === document.body)
      document.getElementById('content')?.focus();
    before.current = screen;
  }, [screen, ports]);
}
