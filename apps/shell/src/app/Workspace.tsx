import { useMemo, useState, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import { useRoutes } from 'react-router-dom';
import { useShell } from '../ground/shell-context';
import type { WorkspaceRouter } from './create-router';
import { workspaceRoutes } from './workspace-routes';

function WorkspaceRoutes() {
  const { composition } = useShell();
  const [routes] = useState(() => workspaceRoutes(composition));
  return useRoutes(routes);
}

/** Frame and screen of where the router stands. */
export function Workspace({ router }: { router: WorkspaceRouter }) {
  const { location, navigationType } = useSyncExternalStore(router.subscribe, () => router.state);
  const { pathname } = location;
  const navigator = useMemo(() => router.navigatorAt(pathname), [router, pathname]);
  return (
    // At once: a drawing that may be interrupted starts anew with each update of a busy shop, for seconds.
    <Router location={location} navigationType={navigationType} navigator={navigator} useTransitions={false}>
      <WorkspaceRoutes />
    </Router>
  );
}
