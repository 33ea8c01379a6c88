import {
  type Location,
  type NavigationType,
  type Navigator,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router';
import type { MovableRouter } from '../ports/create-navigation';
import type { WatchedRouter } from '../updates/change-releases';

/** Where the page stands, and what brought it there; another object each time it moves. */
interface Standing {
  location: Location;
  navigationType: NavigationType;
}

/** What react-router's own `BrowserRouter` keeps to itself; its name says that a later version may change it. */
type History = ReturnType<typeof createBrowserHistory>;

/** Moves the workspace and says where it stands, from before it is drawn; the address of the page follows. */
export interface WorkspaceRouter extends MovableRouter, WatchedRouter {
  readonly state: Standing;
  subscribe(listener: (state: Standing) => void): () => void;
  /** So many entries of the history on, or back. */
  go(entries: number): void;
  /**
   * What react-router moves by while the page stands at a path. Once it stands elsewhere, what its screen still does to
   * the query of that path, after an answer that took its time, moves nobody back.
   */
  navigatorAt(pathname: string): Navigator;
}

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname);

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
      const isLate = (to: To) => pathOf(to) === pathname && state.location.pathname !== pathname;
      const own: Pick<Navigator, 'push' | 'replace'> = {
        push: (to, given) => void (isLate(to) || history.push(to, given)),
        replace: (to, given) => void (isLate(to) || history.replace(to, given)),
      };
      return Object.assign(Object.create(history) as Navigator, own);
    },
  };
}

/**
 * The router of a page. Of react-router's two it is the one without loaders, forms and fetchers: screens ask for data
 * through the query cache, and those would double its bytes.
 */
export const createPageRouter = (): WorkspaceRouter => createRouter(createBrowserHistory({ v5Compat: true }));

/** The same without a page. */
export const createMemoryRouter = (path: string): WorkspaceRouter =>
  createRouter(createMemoryHistory({ initialEntries: [path], v5Compat: true }));
