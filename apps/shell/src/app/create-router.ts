import {
  type Location,
  type NavigationType,
  type Navigator,
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

type History = ReturnType<typeof createBrowserHistory>;

/** Moves the workspace and says where it stands, from before it is drawn; the address of the page follows. */
export interface WorkspaceRouter extends MovableRouter, WatchedRouter {
  readonly state: Standing;
  subscribe(listener: (state: Standing) => void): () => void;
  navigate(to: string, options?: { replace?: boolean }): void;
  /** So many entries of the history on, or back. */
  go(entries: number): void;
  /** What react-router moves by. */
  navigator: Navigator;
}

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
    navigator: history,
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
