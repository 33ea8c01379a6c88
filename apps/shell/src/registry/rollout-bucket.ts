import { STORAGE_KEYS } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';

/** This browser's rollout bucket (0 to 99), stored so that a reload does not change the release. */
export function rolloutBucket(storage: SafeStorage, random: () => number = Math.random): number {
  const stored = storage.read(STORAGE_KEYS.rolloutBucket);
  if (stored !== null && /^\d{1,2}$/.test(stored)) return Number(stored);
  const drawn = Math.floor(random() * 100);
  storage.write(STORAGE_KEYS.rolloutBucket, String(drawn));
  return drawn;
}
