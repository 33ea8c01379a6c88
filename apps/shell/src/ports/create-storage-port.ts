import type { SafeStorage } from '@courier/config/document';
import type { StoragePort } from '@courier/shell-api';
import { SHELL_KEYS } from '../platform/shell-keys';

/** Storage for remotes under the present keys, without those of the shell. */
export function createStoragePort(local: SafeStorage, tab: SafeStorage): StoragePort {
  return {
    local: {
      read: (key) => (SHELL_KEYS.has(key) ? null : local.read(key)),
      write: (key, value) => !SHELL_KEYS.has(key) && local.write(key, value),
      remove(key) {
        if (!SHELL_KEYS.has(key)) local.remove(key);
      },
    },
    tab: { read: tab.read, write: tab.write, remove: tab.remove },
  };
}
