import {
  type Location,
  type NavigationType,
  type Navigator,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router';
import { createHistoryWindow } from '../platform/own-history';
import type { MovableRouter } from '../ports/create-navigation';
import type { WatchedRouter } from '../updates/change-releases';

/** The current location and the kind of navigation that led to it; a new object for each navigation. */
interface Standing {
  location: Location;
  navigationType: NavigationType;
}

/**
 * The history that react-router's `BrowserRouter` uses. It is exported as unstable: a later version may
 * change it.
 */
type History = ReturnType<typeof createBrowserHistory>;

export interface WorkspaceRouter extends MovableRouter, WatchedRouter {
  readonly state: Standing;
  subscribe(listener: (state: Standing) => void): () => void;
  /** A negative number moves back. */
  go(entries: number): void;
  /**
   * Ignores late navigations to this path after the page has left it, such as an update of the query after a
   * slow response.
   */
  navigatorAt(pathname: string): Navigator;
}

const toPathname = (to: To) => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname);

function createRouter(history: History): WorkspaceRouter {
  const listeners = new Set<(state: Standing) => void>();
  let state: Standing = { location: history.location, navigationType: history.action };
  history.listen(({ location, action }) => {
    state = { location, navigationType: action };
    for (const listener of listeners) listener(state);
  });
  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate: (to, { replace = false } = {}) => (replace ? history.replace(to) : history.push(to)),
    go: (entries) => history.go(entries),
    navigatorAt(pathname) {
      const isLate = (to: To) => toPathname(to) === pathname && state.location.pathname !== pathname;
      const own: Pick<Navigator, 'push' | 'replace'> = {
        push: (to, given) => void (isLate(to) || history.push(to, given)),
        replace: (to, given) => void (isLate(to) || history.replace(to, given)),
      };
      return Object.assign(Object.create(history) as Navigator, own);
    },
  };
}

/**
 * react-router's data router would double the size, and its loaders, forms and fetchers are not used: screens
 * load data through the query cache.
 */
export const createPageRouter = (): WorkspaceRouter =>
  createRouter(createBrowserHistory({ v5Compat: true, window: createHistoryWindow() }));

/** A router that does not use the address of the page, for tests. */
export const createMemoryRouter = (path: string): WorkspaceRouter =>
  createRouter(createMemoryHistory({ initialEntries: [path], v5Compat: true }));
