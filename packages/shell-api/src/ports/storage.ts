/** Texts by key. Never throws. */
export interface StorageArea {
  read(key: string): string | null;
  /** False when the browser did not store it; then it lasts as long as the page. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * Storage of the browser through the shell's own copies of its functions, which no other remote can replace. Keys of the
 * shell, such as the session, are neither read nor changed. Older shells lack it: use `remoteStorage`.
 */
export interface StoragePort {
  local: StorageArea;
  /** Lives as long as the tab. */
  tab: StorageArea;
}
