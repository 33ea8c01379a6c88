/** The key of the customer's link, `#key=…`; null without one. */
export const readLinkKey = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('key') || null;
