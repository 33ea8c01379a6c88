import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useCopy } from '@courier/i18n';
import { routePatterns } from '@courier/shell-api';
import type { PlacedRoute } from '../remotes/composition';
import { useShell } from './shell-context';
import { useTitleOf } from './use-title-of';

/** What a change of screen does to the page around it: title, focus, vendor switch, one analytics event. */
export function usePageEffects(current: PlacedRoute | null): void {
  const t = useCopy('shell');
  const titleOf = useTitleOf();
  const { vendors, ports } = useShell();
  const { pathname } = useLocation();
  const isHelp = matchPath(routePatterns.helpCentre, pathname) !== null;
  const name = current ? titleOf(current) : isHelp ? t('help.title') : null;
  const title = name === null ? t('title.not-found') : t('title.screen', { title: name });
  const screen = current?.route.id ?? (isHelp ? 'help-centre' : 'not-found');
  const usesToggle = current?.route.allOutletsToggle ?? false;
  const before = useRef<string | null>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => vendors.setState({ toggleUsedHere: usesToggle }), [vendors, usesToggle]);
  useEffect(() => {
    ports.analytics.push('page_view', { screen });
    // A link that led here has gone with its screen; reading goes on at the new one.
    if (before.current !== null && document.activeElement === document.body)
      document.getElementById('content')?.focus();
    before.current = screen;
  }, [screen, ports]);
}
