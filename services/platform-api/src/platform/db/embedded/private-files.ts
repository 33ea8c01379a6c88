import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const RIGHTS_OF_OTHERS = 0o077;

/**
 * Removes other users' rights from a folder and its content. The umask is not enough: the embedded database makes its
 * first files accessible to all, and so did older versions.
 */
export function makePrivate(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.mode & RIGHTS_OF_OTHERS) chmodSync(path, entry.mode & 0o700);
  if (entry.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
}

/** Makes a folder without secrets readable: the server may run as another user than the build. */
export function makeReadable(path: string): void {
  const isFolder = lstatSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(path)) makeReadable(join(path, name));
}
