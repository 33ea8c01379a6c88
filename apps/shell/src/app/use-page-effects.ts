import { useEffect, useRef } from 'react';
import { useCopy } from '@courier/i18n';
import type { PlacedRoute } from '../remotes/composition';
import { useShell } from './shell-context';
import { useTitleOf } from './use-title-of';

/** What a change of screen does to the page around it: title, focus, vendor switch, one analytics event. */
export function usePageEffects(current: PlacedRoute | null): void {
  const t = useCopy('shell');
  const titleOf = useTitleOf();
  const { vendors, ports } = useShell();
  const title = current ? t('title.screen', { title: titleOf(current) }) : t('title.not-found');
  const screen = current?.route.id ?? 'not-found';
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
