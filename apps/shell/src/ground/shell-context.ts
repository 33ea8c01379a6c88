import { createContext, useContext } from 'react';
import type { PortalConfig } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import type { Ports } from '@courier/shell-api';
import type { Flags } from '../flags/flags';
import type { Notices } from '@courier/shell-api/host';
import type { PageNavigation } from '../platform/page-navigation';
import type { Composition } from '../registry/composition';
import type { RemoteStyles } from '../limits/remote-styles';
import type { FaultReports, ToldFault } from '../limits/fault-reports';
import type { PartLoad } from '../loading/part-load';
import type { PartName } from '../loading/part-loader';
import type { RegistryEntry } from '@courier/config/registry';
import type { SessionStore } from '../session/session.store';
import type { VendorLoader } from '../vendors/load-vendors';
import type { VendorsStore } from '../vendors/vendors.store';
import type { Clock } from '../platform/clock';
import type { ReloadHolds } from '../updates/reload-holds';
import type { WorkspaceUiStore } from './workspace-ui.store';

/** Everything the frame works with: the ports it hands to remotes and what stands behind them. */
export interface ShellServices {
  config: PortalConfig;
  ports: Ports;
  composition: Composition;
  partLoad: (entry: RegistryEntry, part: PartName) => PartLoad;
  session: SessionStore;
  vendors: VendorsStore;
  vendorLoader: VendorLoader;
  flags: Flags;
  notices: Notices;
  page: PageNavigation;
  /** What must not be cut off by leaving the page. */
  holds: ReloadHolds;
  /** What lives as long as the tab. */
  tab: SafeStorage;
  /** What lives in this browser. */
  storage: SafeStorage;
  now: Clock;
  ui: WorkspaceUiStore;
  /** Address of the portal's origin. */
  base: string;
  /** Styles of remotes, which go with what they dress. */
  remoteStyles: RemoteStyles;
  faultReports: FaultReports;
  /** Told of a screen or slot that broke while it ran. */
  onBroken: (fault: ToldFault) => void;
  /** Runs other releases, by loading the page anew, where this tab should; answers whether it does. */
  changeReleases: () => boolean;
  /** Extends a lapsed session; false when that did not work. */
  renew: () => Promise<boolean>;
  /** True once the user has asked to leave: then a missing session is no reason to remember the path. */
  isLeaving: () => boolean;
}

export const ShellContext = createContext<ShellServices | null>(null);

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell was called outside the shell');
  return shell;
}
