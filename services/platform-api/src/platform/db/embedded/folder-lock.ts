import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class FolderError extends Error {}

/** Another process has the lock at this moment. */
export class FolderInUse extends FolderError {}

interface Holder {
  pid: number;
  /** Distinguishes processes that reuse an id; null if the system does not support it. */
  startedAt: string | null;
}

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process: two processes would corrupt the embedded database. Takes over the lock of a killed
 * process.
 * @throws FolderInUse when another process holds it, FolderError when the folder cannot be written
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'server.pid');
  const mine: Holder = { pid: process.pid, startedAt: processStart(process.pid) };
  try {
    makeFolder(folder);
    claimFile(file, mine, folder);
  } catch (error) {
    if (error instanceof FolderError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new FolderError(
      `The database folder ${folder} cannot be written (${reason}): choose another with DATA_DIR.`,
    );
  }
  return {
    release: () => {
      const holder = read(file);
      if (holder?.pid === mine.pid && holder.startedAt === mine.startedAt) rmSync(file, { force: true });
    },
  };
}

/** Not `recursive`, which never returns on file systems like /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function claimFile(file: string, mine: Holder, folder: string): void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder && isRunning(holder)) {
      throw new FolderInUse(
        `The database folder ${folder} is in use by process ${holder.pid}: stop that one, or choose another with DATA_DIR.`,
      );
    }
    discard(file, holder);
  }
  throw new FolderInUse(
    `The database folder ${folder} is being taken by another process at this moment: try again.`,
  );
}

/** Moves the stale file away first, so that only one of two processes discards it. */
function discard(file: string, stale: Holder | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  const isTheStaleOne = moved?.pid === stale?.pid && moved?.startedAt === stale?.startedAt;
  if (!isTheStaleOne) renameSync(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return typeof holder.pid === 'number' ? holder : null;
  } catch {
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = processStart(holder.pid);
  return holder.startedAt === null || startedAt === null || startedAt === holder.startedAt;
}

/** Boot id and start tick of a process on Linux. */
function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${afterName[19]}`;
  } catch {
    return null;
  }
}
