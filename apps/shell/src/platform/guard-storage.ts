import { STORAGE_KEYS } from '@courier/config';

/** Keys of the shell. A remote that clears its storage keeps them; `removeItem` with their name still works. */
const SHELL_KEYS: ReadonlySet<string> = new Set<string>([
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

/** Local storage without the shell's keys is what `clear` empties. Session storage is cleared as before. */
export function guardStorage(page: Window = window): void {
  let local: Storage;
  try {
    local = page.localStorage;
  } catch {
    // With blocked site data there is nothing to guard.
    return;
  }
  const prototype = Object.getPrototypeOf(local) as Storage;
  const { clear, removeItem, key } = prototype;
  prototype.clear = function clearOwn(this: Storage) {
    if (this !== local) return clear.call(this);
    const names = Array.from({ length: this.length }, (_, index) => key.call(this, index));
    for (const name of names) if (name !== null && !SHELL_KEYS.has(name)) removeItem.call(this, name);
  };
}
