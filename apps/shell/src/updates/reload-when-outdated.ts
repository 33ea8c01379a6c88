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

/** Shows a notice and reloads after 3 s, or when no request is pending any more. */
export function reloadWhenOutdated({ notices, message, page, holds, tab }: ReloadServices) {
  return (newer: string): void => {
    // Prevents a reload loop: a cache may still return the old HTML.
    if (tab.read(KEY) === newer) return;
    tab.write(KEY, newer);
    notices.show({ type: 'warning', key: 'outdated', message: message(), durationMs: NOTICE_MS });
    setTimeout(() => holds.whenFree(() => page.reload()), LIMITS.buildReloadDelayMs);
  };
}
