import { STORAGE_KEYS, type BrandId } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import {
  applyTheme,
  followSystemAppearance,
  resolveAppearance,
  toAppearanceChoice,
  type AppearanceChoice,
} from '@courier/ui-kit/plain';

/** The choice stored in this browser; without one, that of the system. */
export const storedAppearance = (storage: Pick<SafeStorage, 'read'>): AppearanceChoice =>
  toAppearanceChoice(storage.read(STORAGE_KEYS.theme));

/** Applies the stored appearance and follows the system setting if no other choice is stored. */
export function showStoredAppearance(brand: BrandId, storage: Pick<SafeStorage, 'read'>): void {
  const show = () => applyTheme(brand, resolveAppearance(storedAppearance(storage)));
  show();
  followSystemAppearance(show);
}

export function chooseAppearance(brand: BrandId, storage: SafeStorage, choice: AppearanceChoice): void {
  storage.write(STORAGE_KEYS.theme, choice);
  applyTheme(brand, resolveAppearance(choice));
}
