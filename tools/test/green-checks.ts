import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const FILE = join(ROOT, '.cache/verify.json');

type FileHashes = ReadonlyMap<string, string>;

const listPaths = (...args: string[]) =>
  execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
    .split('\0')
    .filter(Boolean);

/**
 * Content hashes of all files that git does not ignore, as they are on the disk.
 * @returns null in a folder without git, where nothing is skipped
 */
export function hashTree(): FileHashes | null {
  if (!existsSync(join(ROOT, '.git'))) return null;
  const hashes = new Map<string, string>();
  for (const row of listPaths('ls-files', '--stage')) {
    const [facts = '', path = ''] = row.split('\t');
    hashes.set(path, facts);
  }
  for (const path of listPaths('ls-files', '--modified', '--others', '--exclude-standard')) {
    const file = join(ROOT, path);
    if (existsSync(file)) hashes.set(path, createHash('sha1').update(readFileSync(file)).digest('hex'));
    else hashes.delete(path);
  }
  return hashes;
}

interface CheckInputs {
  args: readonly string[];
  /** Files and folders; a check without them has no key. */
  inputs?: readonly string[];
}

/** Everything that decides the result of a check: its command and the contents of its inputs. */
export function toCheckKey({ args, inputs }: CheckInputs, hashes: FileHashes | null): string | null {
  if (inputs === undefined || hashes === null) return null;
  const isInput = (path: string) =>
    inputs.some((input) => path === input || path.startsWith(`${input}/`) || input === '.');
  const files = [...hashes]
    .filter(([path]) => isInput(path))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha1')
    .update(JSON.stringify([process.version, args, files]))
    .digest('hex');
}

const readKeys = (): Record<string, string> =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** Whether this check was green with exactly these inputs. */
export const wasGreen = (title: string, key: string | null): boolean =>
  key !== null && readKeys()[title] === key;

export function recordGreen(title: string, key: string | null): void {
  if (key === null) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...readKeys(), [title]: key }, null, 2)}\n`);
}
