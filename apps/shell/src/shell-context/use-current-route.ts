import { useLocation } from 'react-router-dom';
import type { PlacedRoute } from '../registry/composition';
import { useShell } from './shell-context';

/** Null on the shell's own pages. */
export function useCurrentRoute(): PlacedRoute | null {
  const { pathname } = useLocation();
  return useShell().composition.findRoute(pathname);
}
