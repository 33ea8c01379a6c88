export type Direction = 'ltr' | 'rtl';

/** Right-to-left for Urdu and every variant of Arabic, left-to-right otherwise. */
export function directionOf(locale: string): Direction {
  return /^(?:ar|ur)(?:[_-]|$)/.test(locale) ? 'rtl' : 'ltr';
}
