import { matchPath, useLocation } from 'react-router-dom';
import { routePatterns } from '@courier/shell-api';
import { useCurrentRoute } from './use-current-route';

/** Whether branch and menu belong above the page: on the work screens of remotes and on the settings. */
export function useWorkScreen(): boolean {
  const { pathname } = useLocation();
  const current = useCurrentRoute();
  return current?.route.workScreen === true || matchPath(routePatterns.settings, pathname) !== null;
}
