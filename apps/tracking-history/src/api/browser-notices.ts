export type NoticePermission = NotificationPermission | 'unsupported';

export const noticePermission = (): NoticePermission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Browsers require a user gesture before this call. */
export async function requestNotices(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission();
  // Some browsers reject the promise when the user leaves the page before answering.
  return Notification.requestPermission().catch(() => noticePermission());
}

interface BrowserNotice {
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  onOpen(): void;
}

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
    // Mobile browsers only allow notifications from service workers; the sound and the tab title remain.
  }
}
