import type { Appearance } from './tokens';

/** The user's choice; `system` follows the device. */
export type AppearanceChoice = Appearance | 'system';

const DARK = '(prefers-color-scheme: dark)';

/** The stored choice; `system` by default. */
export const toAppearanceChoice = (stored: string | null): AppearanceChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

export function resolveAppearance(choice: AppearanceChoice): Appearance {
  if (choice !== 'system') return choice;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * Calls back when the device turns dark or light.
 * @returns the unsubscribe function
 */
export function followSystemAppearance(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
