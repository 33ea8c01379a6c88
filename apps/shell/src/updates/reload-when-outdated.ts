import { LIMITS } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import type { NotificationsPort } from '@courier/shell-api';
import type { PageNavigation } from '../platform/page-navigation';
import type { ReloadHolds } from './reload-holds';

const KEY = 'reloaded-for';
const NOTICE_MS = 10_000;

interface ReloadServices {
  notices: NotificationsPort;
  message: () => string;
  page: PageNavigation;
  holds: ReloadHolds;
  tab: SafeStorage;
}

/** Says that the build is old and reloads after 3 s, or once nothing is being sent any more. */
export function reloadWhenOutdated({ notices, message, page, holds, tab }: ReloadServices) {
  return (newer: string): void => {
    // A cache may still hand out the old html: reloading for the same build again would never end.
    if (tab.read(KEY) === newer) return;
    tab.write(KEY, newer);
    notices.show({ type: 'warning', key: 'outdated', message: message(), durationMs: NOTICE_MS });
    setTimeout(() => holds.whenFree(() => page.reload()), LIMITS.buildReloadDelayMs);
  };
}
