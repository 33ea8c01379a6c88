import { generatePath, matchPath } from 'react-router-dom';
import type { ManifestRoute } from '@courier/config/registry';

export type VendorRoute = Pick<ManifestRoute, 'path' | 'keepsQuery'>;

const VENDOR_SEGMENT = /:vendorId\??/i;

function keptQuery(search: string, kept: readonly string[] = []): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.includes(name)));
  return query.size ? `?${query.toString()}` : '';
}

/**
 * Replaces or adds the vendor segment, drops later segments, and keeps only the route's `keepsQuery` parameters. Null
 * without a vendor segment or for another route's path.
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

/** Adds the vendor and keeps the rest; null when one is present or impossible. */
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

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function vendorIdOfPath(route: VendorRoute, pathname: string): string | null {
  const segment = matchPath(route.path, pathname)?.params['vendorId'];
  return segment === undefined ? null : decoded(segment);
}
