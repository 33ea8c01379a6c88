import { useStore } from 'zustand';
import { useShell } from './shell-context';
import { routeAddress, type PlacedNavigation } from '../registry/composition';
import { isEnabled } from './guard-route';
import { useVisitor } from './use-visitor';
import { selectedVendor } from '../vendors/vendors.store';

export interface MenuEntry extends PlacedNavigation {
  /** Address for the selected vendor. */
  to: string;
}

export function useMenu(): MenuEntry[] {
  const { composition, vendors } = useShell();
  const visitor = useVisitor();
  const vendorId = useStore(vendors, (choice) => selectedVendor(choice)?.vendor_id ?? null);
  return composition.navigation
    .filter(({ route }) => isEnabled(route, visitor))
    .map((placed) => ({ ...placed, to: routeAddress(placed.route, vendorId) }));
}
