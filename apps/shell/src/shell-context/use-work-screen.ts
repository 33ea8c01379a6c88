import { matchPath, useLocation } from 'react-router-dom';
import { routePatterns } from '@courier/shell-api';
import { useCurrentRoute } from './use-current-route';

/** Whether the header shows branch and menu: on work screens of remotes and on the settings page. */
export function useWorkScreen(): boolean {
  const { pathname } = useLocation();
  const current = useCurrentRoute();
  return current?.route.workScreen === true || matchPath(routePatterns.settings, pathname) !== null;
}
