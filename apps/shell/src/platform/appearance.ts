import { STORAGE_KEYS, type BrandId } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import {
  applyTheme,
  followSystemAppearance,
  resolveAppearance,
  toAppearanceChoice,
  type AppearanceChoice,
} from '@courier/ui-kit/plain';

/** The appearance chosen in this browser; that of the system until one is. */
export const storedAppearance = (storage: Pick<SafeStorage, 'read'>): AppearanceChoice =>
  toAppearanceChoice(storage.read(STORAGE_KEYS.theme));

/** Shows the stored appearance, and goes on following the system while nothing else is chosen. */
export function showStoredAppearance(brand: BrandId, storage: Pick<SafeStorage, 'read'>): void {
  const show = () => applyTheme(brand, resolveAppearance(storedAppearance(storage)));
  show();
  followSystemAppearance(show);
}

/** Stores a choice and shows it at once. */
export function chooseAppearance(brand: BrandId, storage: SafeStorage, choice: AppearanceChoice): void {
  storage.write(STORAGE_KEYS.theme, choice);
  applyTheme(brand, resolveAppearance(choice));
}
