import { STORAGE_KEYS } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';

export type Appearance = 'light' | 'dark';

/** The appearance chosen in this browser; light until one is. */
export function storedAppearance(storage: SafeStorage): Appearance {
  return storage.read(STORAGE_KEYS.theme) === 'dark' ? 'dark' : 'light';
}

export function storeAppearance(storage: SafeStorage, appearance: Appearance): void {
  storage.write(STORAGE_KEYS.theme, appearance);
}
