import { SHELL_KEYS } from './shell-keys';

/**
 * Local storage without the shell's keys is what `clear` empties; `removeItem` with their name still works. Session
 * storage is cleared as before.
 */
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
