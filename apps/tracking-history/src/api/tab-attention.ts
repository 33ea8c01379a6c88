const DOT = "%3Ccircle cx='22' cy='6' r='6' fill='%23D92D20'/%3E";
const CLOSE = '%3C/svg%3E';
const PLAIN = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E${CLOSE}`;

/** Adds a dot to an SVG favicon; any other icon is replaced by the dot alone. */
function withDot(href: string): string {
  const drawing = href.startsWith('data:image/svg+xml,') && href.endsWith(CLOSE) ? href : PLAIN;
  return drawing.slice(0, -CLOSE.length) + DOT + CLOSE;
}

/** Shows unread alerts while the tab is in the background: tab title, dot on the favicon, app badge. */
export function createTabAttention() {
  const link = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  let count = 0;
  let before: { title: string; href: string | null } | null = null;
  let shownTitle = '';

  return {
    add(alerts: number, words: string): void {
      count += alerts;
      const icon = link();
      before ??= { title: document.title, href: icon?.getAttribute('href') ?? null };
      shownTitle = `(${count}) ${words}`;
      document.title = shownTitle;
      if (icon && before.href !== null) icon.setAttribute('href', withDot(before.href));
      if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
    },
    clear(): void {
      if (!before) return;
      // If the title has changed since, it belongs to another screen.
      if (document.title === shownTitle) document.title = before.title;
      if (before.href !== null) link()?.setAttribute('href', before.href);
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
      count = 0;
      before = null;
    },
  };
}

export const isAway = (): boolean => document.visibilityState === 'hidden' || !document.hasFocus();
