import { lstatSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const NAME = 'commands.sock';
const SHORT_FOLDER = 'courier-commands-';
/** Bytes of the path of a socket on macOS, without the final zero; Linux allows four more. */
const LONGEST = 103;

const socketFile = (dataDir: string): string => resolve(dataDir, NAME);

const isTooLong = (path: string): boolean => Buffer.byteLength(path) > LONGEST;

/**
 * The path to listen on, and a function that removes it. A longer path than the system allows becomes a link to a socket
 * in a private folder of the temporary folder. The caller has locked the folder, so that a file in it is left over.
 */
export function createSocketAddress(dataDir: string): { path: string; remove(): void } {
  const file = socketFile(dataDir);
  const remove = () => removeSocket(file);
  remove();
  if (!isTooLong(file)) return { path: file, remove };
  const path = join(mkdtempSync(join(tmpdir(), SHORT_FOLDER)), NAME);
  symlinkSync(path, file);
  return { path, remove };
}

/** Where a running server listens. It may not exist. */
export function findSocketAddress(dataDir: string): string {
  const file = socketFile(dataDir);
  return readLink(file) ?? file;
}

function removeSocket(file: string): void {
  const target = readLink(file);
  if (target !== null && dirname(target).startsWith(join(tmpdir(), SHORT_FOLDER)))
    rmSync(dirname(target), { recursive: true, force: true });
  rmSync(file, { force: true });
}

function readLink(file: string): string | null {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  return entry?.isSymbolicLink() ? readlinkSync(file) : null;
}
