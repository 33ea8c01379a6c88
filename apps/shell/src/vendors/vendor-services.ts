import type { i18n } from 'i18next';
import type { ApiClient } from '@courier/api-client';
import type { SafeStorage } from '@courier/config/document';
import type { AnalyticsPort, NotificationsPort } from '@courier/shell-api';
import { embeddedVendorId, sessionMode } from '../session/access';
import type { SessionStore } from '../session/session.store';
import { guestVendor } from './guest-vendor';
import { createVendorLoader, type VendorLoader } from './load-vendors';
import { showVendorNotices } from './vendor-notices';
import { createVendorsStore, type VendorsStore } from './vendors.store';

interface VendorServicesOptions {
  api: ApiClient;
  storage: SafeStorage;
  session: SessionStore;
  i18n: i18n;
  notices: NotificationsPort;
  analytics: AnalyticsPort;
  location: () => { pathname: string };
}

export function createVendorServices(options: VendorServicesOptions): {
  vendors: VendorsStore;
  vendorLoader: VendorLoader;
} {
  const { api, storage, session, i18n, notices, analytics, location } = options;
  const vendors = createVendorsStore(storage);
  const vendorLoader = createVendorLoader({
    api,
    store: vendors,
    analytics,
    singleVendorId: () => embeddedVendorId(session.getState()),
    ...showVendorNotices({ i18n, notices, location, vendors }),
  });
  return { vendors, vendorLoader };
}

/** Returns the function that stops it. */
export function watchGuest(vendors: VendorsStore, session: SessionStore, currency: string): () => void {
  const showGuest = () => {
    const isGuest = sessionMode(session.getState()) === 'GUEST';
    const id = isGuest ? (session.getState().guest?.vendor_id ?? 'guest') : null;
    if ((vendors.getState().guest?.vendor_id ?? null) === id) return;
    vendors.setState({ guest: id === null ? null : guestVendor(id, currency) });
  };
  showGuest();
  return session.subscribe(showGuest);
}
