export type NoticePermission = NotificationPermission | 'unsupported';

/** Whether this page may notify; a browser that knows no notifications never may. */
export const noticePermission = (): NoticePermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Asks the person at the browser; has to follow a press of theirs. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission();
  // Some browsers forget the question when the page is left meanwhile.
  return Notification.requestPermission().catch(() => noticePermission());
}

interface BrowserNotice {
  title: string;
  body: string;
  /** A notice with the same one is replaced. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  onOpen(): void;
}

/** Shows a notification of the system, where it may be. */
export function showNotice({ title, onOpen, ...options }: BrowserNotice): void {
  if (noticePermission() !== 'granted') return;
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onOpen();
    });
  } catch {
    // Phones take notifications from service workers alone; sound and tab remain.
  }
}
