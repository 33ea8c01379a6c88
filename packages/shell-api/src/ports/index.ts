import type { ApiClient } from '@courier/api-client';
import type { AnalyticsPort } from './analytics';
import type { FlagsPort } from './flags';
import type { LiveUpdatesPort } from './live-updates';
import type { LocalePort } from './locale';
import type { NavigationPort } from './navigation';
import type { NotificationsPort } from './notifications';
import type { SessionPort } from './session';
import type { StoragePort } from './storage';
import type { VendorsPort } from './vendors';

/** The shell's interface for remotes. */
export interface Ports {
  session: SessionPort;
  vendors: VendorsPort;
  flags: FlagsPort;
  navigation: NavigationPort;
  notifications: NotificationsPort;
  analytics: AnalyticsPort;
  liveUpdates: LiveUpdatesPort;
  api: ApiClient;
  locale: LocalePort;
  storage?: StoragePort;
}
