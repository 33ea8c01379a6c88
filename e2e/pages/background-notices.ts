import type { Page } from '@playwright/test';

interface Shown {
  title: string;
  body: string;
  open(): void;
}
interface Watched {
  isAway: boolean;
  asked: number;
  notes: number;
  notices: Shown[];
}
type Window = typeof globalThis & { watched: Watched };

/**
 * A browser without permission prompts that records notifications and sounds and can lose focus on command.
 */
export const watchNotices = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { isAway: false, asked: 0, notes: 0, notices: [] };
    Object.assign(globalThis, { watched });
    class Notice extends EventTarget {
      static permission: NotificationPermission =
        (sessionStorage.getItem('allowed') as NotificationPermission | null) ?? 'default';
      static async requestPermission() {
        watched.asked += 1;
        sessionStorage.setItem('allowed', 'granted');
        Notice.permission = 'granted';
        return Notice.permission;
      }
      constructor(title: string, { body = '' }: NotificationOptions) {
        super();
        watched.notices.push({ title, body, open: () => this.dispatchEvent(new Event('click')) });
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Notice });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (watched.isAway ? 'hidden' : 'visible'),
    });
    document.hasFocus = () => !watched.isAway;
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function start(...when) {
      watched.notes += 1;
      play.apply(this, when);
    };
  });

/** Permission requests, played notes and notifications since loading. */
export const readNotices = (page: Page) =>
  page.evaluate(() => {
    const { asked, notes, notices } = (globalThis as Window).watched;
    return { asked, notes, said: notices.map(({ title, body }) => `${title}: ${body}`) };
  });

export const setHidden = (page: Page, isAway: boolean) =>
  page.evaluate((away) => {
    (globalThis as Window).watched.isAway = away;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isAway);

export const openLastNotice = (page: Page) =>
  page.evaluate(() => (globalThis as Window).watched.notices.at(-1)?.open());
