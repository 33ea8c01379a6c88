import type { SafeStorage } from '@courier/config/document';

const KEY = 'return-path';

/** Only paths of this origin are followed, which prevents an open redirect. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

export function rememberReturnPath(tab: SafeStorage, path: string): void {
  if (isOwnPath(path)) tab.write(KEY, path);
}

export function rememberedReturnPath(tab: SafeStorage): string | null {
  const path = tab.read(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Reads and removes the stored path. */
export function consumeReturnPath(tab: SafeStorage): string | null {
  const path = rememberedReturnPath(tab);
  tab.remove(KEY);
  return path;
}
