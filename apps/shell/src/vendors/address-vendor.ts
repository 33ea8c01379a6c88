import { matchPath } from 'react-router-dom';
import { routePatterns } from '@courier/shell-api';
import { vendorIdOfPath, type VendorRoute } from '@courier/shell-api/host';
import type { Composition } from '../registry/composition';

/** What an address says about vendors. */
export interface VendorAddress {
  /** The vendor it names, known or not; null where it names none. */
  vendorId: string | null;
  /** Whether its screen uses the "include all outlets" switch. */
  usesToggle: boolean;
}

const HELP: VendorRoute = { path: routePatterns.helpCentre };

/** The route a path belongs to, as far as vendors are concerned: a remote's, or the shell's own help centre. */
export function vendorRouteOf(composition: Composition, pathname: string): VendorRoute | null {
  return composition.routeOf(pathname)?.route ?? (matchPath(HELP.path, pathname) ? HELP : null);
}

export function vendorAddressOf(composition: Composition, pathname: string): VendorAddress {
  const route = vendorRouteOf(composition, pathname);
  return {
    vendorId: route && vendorIdOfPath(route, pathname),
    usesToggle: composition.routeOf(pathname)?.route.allOutletsToggle ?? false,
  };
}
