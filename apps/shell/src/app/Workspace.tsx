import { useMemo, useState, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import { useRoutes } from 'react-router-dom';
import { useShell } from '../shell-context/shell-context';
import type { WorkspaceRouter } from './create-router';
import { workspaceRoutes } from './workspace-routes';

function WorkspaceRoutes() {
  const { composition } = useShell();
  const [routes] = useState(() => workspaceRoutes(composition));
  return useRoutes(routes);
}

export function Workspace({ router }: { router: WorkspaceRouter }) {
  const { location, navigationType } = useSyncExternalStore(router.subscribe, () => router.state);
  const { pathname } = location;
  const navigator = useMemo(() => router.navigatorAt(pathname), [router, pathname]);
  return (
    // No transitions: React restarts an interrupted render with each live update, which delays the screen for
    // seconds.
    <Router location={location} navigationType={navigationType} navigator={navigator} useTransitions={false}>
      <WorkspaceRoutes />
    </Router>
  );
}
