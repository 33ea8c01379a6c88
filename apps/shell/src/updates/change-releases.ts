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

/**
 * Loads the document of the present address anew when other releases are to be run, unless something is being sent.
 * What is typed survives that: drafts are kept. Answers whether it does.
 */
export function createChange({ watch, page, holds, tab }: ChangeServices): () => boolean {
  // What this document was loaded for: a cache may still hand out the old html, and going on would never end.
  const tried = tab.read(KEY);
  return () => {
    const newer = watch.newer();
    if (newer === null || holds.isHeld() || newer === tried) return false;
    tab.write(KEY, newer);
    page.reload();
    return true;
  };
}

/** The part of a router that says where the page stands. */
export interface WatchedRouter {
  state: { location: { pathname: string } };
  subscribe(listener: (state: WatchedRouter['state']) => void): () => void;
}

/** Changes releases whenever the page goes to another path; returns the function that ends that. */
export function changeWithNavigation(router: WatchedRouter, change: () => boolean): () => void {
  let path = router.state.location.pathname;
  return router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    change();
  });
}
