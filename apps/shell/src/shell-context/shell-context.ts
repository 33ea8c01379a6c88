import { createContext, useContext } from 'react';
import type { PortalConfig } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import type { Ports } from '@courier/shell-api';
import type { Flags } from '../flags/flags';
import type { Notices } from '@courier/shell-api/host';
import type { PageNavigation } from '../platform/page-navigation';
import type { Composition } from '../registry/composition';
import type { RemoteStyles } from '../fault-isolation/remote-styles';
import type { Leftovers } from '../fault-isolation/leftovers';
import type { FaultReports, ToldFault } from '../fault-isolation/fault-reports';
import type { PartLoad } from '../loading/part-load';
import type { PartName } from '../loading/part-loader';
import type { RegistryEntry } from '@courier/config/registry';
import type { SessionStore } from '../session/session.store';
import type { VendorLoader } from '../vendors/load-vendors';
import type { VendorsStore } from '../vendors/vendors.store';
import type { Clock } from '../platform/clock';
import type { ReloadHolds } from '../updates/reload-holds';
import type { WorkspaceUiStore } from './workspace-ui.store';

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
  /** Pending work that a reload must not interrupt. */
  holds: ReloadHolds;
  /** Session storage. */
  tab: SafeStorage;
  /** Local storage. */
  storage: SafeStorage;
  now: Clock;
  ui: WorkspaceUiStore;
  /** Origin of the portal. */
  base: string;
  /** Enables style sheets of remotes only while they are shown. */
  remoteStyles: RemoteStyles;
  /** Takes back what remotes leave on the page. */
  leftovers: Leftovers;
  faultReports: FaultReports;
  /** Called when a screen or slot fails at runtime. */
  onBroken: (fault: ToldFault) => void;
  /** Reloads the page if this tab should run other releases; returns whether it does. */
  changeReleases: () => boolean;
  /** Refreshes an expired session; false if that failed. */
  renew: () => Promise<boolean>;
  /** True during logout. Then the path is not stored for the next sign-in. */
  isLeaving: () => boolean;
}

export const ShellContext = createContext<ShellServices | null>(null);

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell was called outside the shell');
  return shell;
}
