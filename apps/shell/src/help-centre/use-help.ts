import { useStore } from 'zustand';
import { useFlag, useSession } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { selectedVendor } from '../vendors/vendors.store';

/** Whether the help centre is available: for signed-in vendor users with a vendor, while its flag is on. */
export function useHelp(): { isOffered: boolean; isOpen: boolean; open: () => void; close: () => void } {
  const { ui, vendors } = useShell();
  const { mode } = useSession();
  const isOn = useFlag('helpcenter');
  const isOpen = useStore(ui, (state) => state.isHelpOpen);
  const hasVendor = useStore(vendors, (choice) => selectedVendor(choice) !== null);
  const isOffered = isOn && mode === 'CLASSIC' && hasVendor;
  return {
    isOffered,
    isOpen: isOffered && isOpen,
    open: () => ui.setState({ isHelpOpen: true }),
    close: () => ui.setState({ isHelpOpen: false }),
  };
}
