import { useStore } from 'zustand';
import { useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { branchRows } from '../navigation/branch-rows';
import type { PaletteItem } from './palette-item';

const MOST_BRANCHES = 8;

export function useBranchItems(text: string): PaletteItem[] {
  const { ports, vendors } = useShell();
  const { mode } = useSession();
  const list = useStore(vendors, (choice) => choice.vendors);
  if (text.trim() === '' || mode === 'GUEST') return [];
  return branchRows(list, text)
    .filter(({ isMatch }) => isMatch)
    .slice(0, MOST_BRANCHES)
    .map(({ vendor, isParent }) => ({
      id: vendor.vendor_id,
      icon: isParent ? ('shop' as const) : ('outlet' as const),
      label: vendor.vendor_information.name,
      hint: vendor.vendor_id,
      run: () => ports.vendors.select(vendor.vendor_id),
    }));
}
