import type { Appearance } from './tokens';

/** What people choose; `system` follows the setting of the device. */
export type AppearanceChoice = Appearance | 'system';

const DARK = '(prefers-color-scheme: dark)';

/** The choice that a stored text names; `system` for none. */
export const toAppearanceChoice = (stored: string | null): AppearanceChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** The appearance a choice leads to on this device. */
export function resolveAppearance(choice: AppearanceChoice): Appearance {
  if (choice !== 'system') return choice;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/**
 * Calls back when the device turns dark or light.
 * @returns how to stop that
 */
export function followSystemAppearance(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
