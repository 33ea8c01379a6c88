import { matchPath } from 'react-router-dom';
import { routePatterns } from '@courier/shell-api';
import { vendorIdOfPath, type VendorRoute } from '@courier/shell-api/host';
import type { Composition } from '../registry/composition';

export interface VendorAddress {
  /** The vendor in the address, known or not; null if there is none. */
  vendorId: string | null;
  /** Whether the screen uses the "include all outlets" switch. */
  usesToggle: boolean;
}

const HELP: VendorRoute = { path: routePatterns.helpCentre };

/** The route of a remote's screen or of the shell's help centre. */
export function findVendorRoute(composition: Composition, pathname: string): VendorRoute | null {
  return composition.findRoute(pathname)?.route ?? (matchPath(HELP.path, pathname) ? HELP : null);
}

export function parseVendorAddress(composition: Composition, pathname: string): VendorAddress {
  const route = findVendorRoute(composition, pathname);
  return {
    vendorId: route && vendorIdOfPath(route, pathname),
    usesToggle: composition.findRoute(pathname)?.route.allOutletsToggle ?? false,
  };
}
