import type { SafeStorage } from '@courier/config/document';
import type { PageNavigation } from '../platform/page-navigation';
import type { ReleaseWatch } from './release-watch';
import type { ReloadHolds } from './reload-holds';

const KEY = 'changed-releases';

export interface ChangeServices {
  watch: Pick<ReleaseWatch, 'newer'>;
  page: PageNavigation;
  holds: Pick<ReloadHolds, 'isHeld'>;
  tab: SafeStorage;
}

/** Drafts survive the reload. Returns whether it reloads. */
export function createChange({ watch, page, holds, tab }: ChangeServices): () => boolean {
  // Prevents a reload loop: a cache may still return the old HTML.
  const tried = tab.read(KEY);
  return () => {
    const newer = watch.newer();
    if (newer === null || holds.isHeld() || newer === tried) return false;
    tab.write(KEY, newer);
    page.reload();
    return true;
  };
}

export interface WatchedRouter {
  state: { location: { pathname: string } };
  subscribe(listener: (state: WatchedRouter['state']) => void): () => void;
}

/** Returns the function that stops it. */
export function changeWithNavigation(router: WatchedRouter, change: () => boolean): () => void {
  let path = router.state.location.pathname;
  return router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    change();
  });
}
