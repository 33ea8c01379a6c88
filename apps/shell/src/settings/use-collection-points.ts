import { useStore } from 'zustand';
import { routes } from '@courier/shell-api';
import { isEnabled } from '../shell-context/guard-route';
import { useShell } from '../shell-context/shell-context';
import { useVisitor } from '../shell-context/use-visitor';
import { isParent } from '../vendors/order-vendors';
import { selectedVendor } from '../vendors/vendors.store';

export interface CollectionPoints {
  to: string;
  names: readonly string[];
}

/** Null if the brand has no such screen. */
export function useCollectionPoints(): CollectionPoints | null {
  const { composition, vendors } = useShell();
  const visitor = useVisitor();
  const list = useStore(vendors, (choice) => choice.vendors);
  const vendorId = useStore(vendors, (choice) => selectedVendor(choice)?.vendor_id);
  const to = routes.collectionPoints(vendorId === undefined ? {} : { vendorId });
  const placed = composition.findRoute(to);
  if (!placed || !isEnabled(placed.route, visitor)) return null;
  return {
    to,
    names: list.filter((vendor) => !isParent(vendor)).map((vendor) => vendor.vendor_information.name),
  };
}
