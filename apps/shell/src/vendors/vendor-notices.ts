import type { i18n } from 'i18next';
import { LIMITS } from '@courier/config';
import type { AnalyticsPort, NotificationsPort } from '@courier/shell-api';
import { NAMESPACE } from '../copy';
import { selectedVendor, type VendorsStore } from './vendors.store';

/** The vendor of the platform's support, which sees the raw error. */
const SUPPORT_VENDOR = 'odwp';

interface NoticeServices {
  i18n: i18n;
  notices: NotificationsPort;
  location: () => { pathname: string };
  vendors: VendorsStore;
}

export function showVendorNotices({ i18n, notices, location, vendors }: NoticeServices) {
  const show = (
    key: 'error.cant-retrieve-vendors' | 'error.no-vendors' | 'unable-to-fetch-vendor',
    detail?: string,
  ) =>
    void notices.show({
      type: 'error',
      key,
      durationMs: LIMITS.vendorNoticeMs,
      message: i18n.t(key, { ns: 'errors' }),
      ...(detail === undefined ? {} : { detail }),
    });
  const isSupport = () =>
    selectedVendor(vendors.getState())?.vendor_id === SUPPORT_VENDOR ||
    location().pathname.split('/').filter(Boolean).at(-1) === SUPPORT_VENDOR;
  return {
    onFailure: (error: unknown, ofSingle: boolean) =>
      show(
        ofSingle ? 'unable-to-fetch-vendor' : 'error.cant-retrieve-vendors',
        isSupport() ? (error instanceof Error ? error.message : String(error)) : undefined,
      ),
    onEmpty: () => show('error.no-vendors'),
  };
}

interface AllIncludedServices {
  i18n: i18n;
  notices: NotificationsPort;
  analytics: AnalyticsPort;
}

export function allIncludedNotice({ i18n, notices, analytics }: AllIncludedServices) {
  return (name: string) => {
    const message = i18n.t('branch.include-all-on', { ns: NAMESPACE, name });
    notices.show({ type: 'success', key: 'include-all', message });
    analytics.push('include_all_outlets', { on: true });
  };
}
