import { generatePath, matchPath } from 'react-router-dom';
import type { ManifestRoute } from '@courier/config/registry';

/** The position of the vendor in a manifest route. */
export type VendorRoute = Pick<ManifestRoute, 'path' | 'keepsQuery'>;

const VENDOR_SEGMENT = /:vendorId\??/i;

function keptQuery(search: string, kept: readonly string[] = []): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.includes(name)));
  return query.size ? `?${query.toString()}` : '';
}

/**
 * The address of the same screen for another vendor: the vendor segment is replaced or added, later segments
 * are dropped, and only the query parameters that the route keeps remain.
 * Null when the path has no place for a vendor or does not belong to `route`.
 */
export function pathForVendor(
  route: VendorRoute,
  location: { pathname: string; search: string },
  vendorId: string,
): string | null {
  if (!VENDOR_SEGMENT.test(route.path) || !matchPath(route.path, location.pathname)) return null;
  const upToVendor = route.path.slice(0, route.path.search(VENDOR_SEGMENT)) + ':vendorId';
  return generatePath(upToVendor, { vendorId }) + keptQuery(location.search, route.keepsQuery);
}

/** The same address with the vendor added and everything else kept; null when it already names one or cannot. */
export function completedPath(
  route: VendorRoute,
  location: { pathname: string; search: string },
  vendorId: string,
): string | null {
  const match = matchPath(route.path, location.pathname);
  if (!match || !VENDOR_SEGMENT.test(route.path) || match.params['vendorId'] !== undefined) return null;
  const upToVendor = route.path.slice(0, route.path.search(VENDOR_SEGMENT)) + ':vendorId';
  return generatePath(upToVendor, { vendorId }) + location.search;
}

/** As it was meant; a text that only looks encoded stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The vendor a path names; null when it names none. */
export function vendorIdOfPath(route: VendorRoute, pathname: string): string | null {
  const segment = matchPath(route.path, pathname)?.params['vendorId'];
  return segment === undefined ? null : decoded(segment);
}
