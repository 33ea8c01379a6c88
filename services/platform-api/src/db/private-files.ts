import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of the group and of everyone else. */
export const RIGHTS_OF_OTHERS = 0o077;

/**
 * Takes the rights of other users from a folder and everything in it. The umask alone does not: the embedded database
 * gives its first files rights for everyone, and folders of older versions have them.
 */
export function keepPrivate(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.mode & RIGHTS_OF_OTHERS) chmodSync(path, entry.mode & 0o700);
  if (entry.isDirectory()) for (const name of readdirSync(path)) keepPrivate(join(path, name));
}

/** Lets every user read a folder that holds no secret: the server may run as another user than the build. */
export function keepReadable(path: string): void {
  const isFolder = lstatSync(path).isDirectory();
  chmodSync(path, isFolder ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(path)) keepReadable(join(path, name));
}
