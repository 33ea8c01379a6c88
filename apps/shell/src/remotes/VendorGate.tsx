import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { completedPath, vendorIdOfPath } from '@courier/shell-api/host';
import { useShell } from '../shell-context/shell-context';
import { ScreenSkeleton } from '../shell-context/ScreenSkeleton';
import { useRouteTitle } from '../shell-context/use-route-title';
import type { PlacedRoute } from '../registry/composition';
import { sessionMode } from '../session/access';
import { selectedVendor } from '../vendors/vendors.store';
import { NoVendors, UnknownVendor, VendorsFailed } from './vendor-problem';

const hasVendorSegment = (path: string) => /:vendorId\b/.test(path);

/** Completes the address with a vendor and shows the screen when that vendor is the selected one. */
export function VendorGate({ placed, children }: { placed: PlacedRoute; children: ReactNode }) {
  const { session } = useShell();
  const mode = useStore(session, sessionMode);
  const needsVendor =
    placed.route.access === 'protected' && hasVendorSegment(placed.route.path) && mode !== 'GUEST';
  return needsVendor ? <VendorOfAddress placed={placed}>{children}</VendorOfAddress> : children;
}

function VendorOfAddress({ placed, children }: { placed: PlacedRoute; children: ReactNode }) {
  const { vendors, vendorLoader, partLoad } = useShell();
  const location = useLocation();
  const choice = useStore(vendors);
  const title = useRouteTitle()(placed);
  const selected = selectedVendor(choice);
  const wanted = vendorIdOfPath(placed.route, location.pathname);
  const isKnown = choice.vendors.some((vendor) => vendor.vendor_id === wanted);

  useEffect(() => {
    // Reads the current state: the list may have arrived during the render.
    if (vendors.getState().status === 'loading') void vendorLoader.load();
    // Loads the code of the screen in parallel with the vendors.
    partLoad(placed.entry, { screen: placed.route.id }).start();
  }, [choice.status, vendors, vendorLoader, partLoad, placed]);

  if (choice.status === 'failed') return <VendorsFailed error={choice.error} />;
  if (choice.status === 'loading') return <ScreenSkeleton title={title} />;
  if (!selected) return <NoVendors />;
  if (wanted === null) {
    const to = completedPath(placed.route, location, selected.vendor_id);
    return to === null ? children : <CompleteAddress to={to} />;
  }
  if (!isKnown) return <UnknownVendor id={wanted} />;
  const hasArrived =
    wanted === selected.vendor_id && choice.address.usesToggle === (placed.route.allOutletsToggle ?? false);
  return hasArrived ? children : <ScreenSkeleton title={title} />;
}

/** A layout effect: a later navigation could override the user's press on a link. */
function CompleteAddress({ to }: { to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
