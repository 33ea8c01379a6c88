import type { SafeStorage } from '@courier/config/document';

const KEY = 'return-path';

/** Only a path of this origin may be followed. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/** Remembers the protected path somebody asked for without a session. */
export function rememberReturnPath(tab: SafeStorage, path: string): void {
  if (isOwnPath(path)) tab.write(KEY, path);
}

/** The path first asked for. */
export function rememberedReturnPath(tab: SafeStorage): string | null {
  const path = tab.read(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** The path first asked for, once. */
export function takeReturnPath(tab: SafeStorage): string | null {
  const path = rememberedReturnPath(tab);
  tab.remove(KEY);
  return path;
}
