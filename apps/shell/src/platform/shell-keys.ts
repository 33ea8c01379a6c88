import { STORAGE_KEYS } from '@courier/config';

/** Keys of local storage that belong to the shell. */
export const SHELL_KEYS: ReadonlySet<string> = new Set<string>([
  STORAGE_KEYS.session,
  STORAGE_KEYS.guestLogin,
  STORAGE_KEYS.guestOrders,
  STORAGE_KEYS.guestCheckout,
  STORAGE_KEYS.godroidToken,
  STORAGE_KEYS.godroidLocale,
  STORAGE_KEYS.godroidTermsRequired,
  STORAGE_KEYS.locale,
  STORAGE_KEYS.theme,
  STORAGE_KEYS.onboardingDone,
  STORAGE_KEYS.onboardingLearned,
  STORAGE_KEYS.rolloutBucket,
  STORAGE_KEYS.outletToggles,
]);
