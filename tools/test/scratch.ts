import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const NAME = 'courier-tests-';
/** Required free bytes; a run uses some hundred megabytes at a time. */
const ROOM = 4 * 1024 ** 3;

/**
 * Keeps temporary files of child processes in memory, if there is room: on a disk, creating the three hundred
 * files of a test's database takes longer than the test. They are removed with this process, or by the next
 * run if it is killed.
 */
export function moveScratchToMemory(): void {
  if (!existsSync(IN_MEMORY) || !hasRoom()) return;
  for (const left of readdirSync(IN_MEMORY).filter((name) => name.startsWith(NAME)))
    if (!isRunning(left)) rmSync(join(IN_MEMORY, left), { recursive: true, force: true });
  const folder = mkdtempSync(join(IN_MEMORY, `${NAME}${process.pid}-`));
  // The tests' PostgreSQL runs as another user in a subfolder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'));
  return bavail * bsize >= ROOM && Number(available?.[1] ?? 0) * 1024 >= 2 * ROOM;
}

/** @param name of a run's folder, which contains its process id */
function isRunning(name: string): boolean {
  return existsSync(`/proc/${name.slice(NAME.length).split('-')[0]}`);
}
