import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/root.mjs';

const FILE = join(ROOT, '.cache/verify.json');

const listPaths = (...args) =>
  execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
    .split('\0')
    .filter(Boolean);

/**
 * Content hashes of all files that git does not ignore, as they are on the disk.
 * @returns {Map<string, string> | null} null in a folder without git, where nothing is skipped
 */
export function hashTree() {
  if (!existsSync(join(ROOT, '.git'))) return null;
  const hashes = new Map();
  for (const row of listPaths('ls-files', '--stage')) {
    const [facts, path] = row.split('\t');
    hashes.set(path, facts);
  }
  for (const path of listPaths('ls-files', '--modified', '--others', '--exclude-standard')) {
    const file = join(ROOT, path);
    if (existsSync(file)) hashes.set(path, createHash('sha1').update(readFileSync(file)).digest('hex'));
    else hashes.delete(path);
  }
  return hashes;
}

/**
 * Everything that decides the result of a check: its command and the contents of its inputs.
 * @param {{args: string[], inputs?: string[]}} check with files and folders; a check without inputs has no key
 * @param {Map<string, string> | null} hashes
 */
export function toCheckKey({ args, inputs }, hashes) {
  if (inputs === undefined || hashes === null) return null;
  const isInput = (path) =>
    inputs.some((input) => path === input || path.startsWith(`${input}/`) || input === '.');
  const files = [...hashes]
    .filter(([path]) => isInput(path))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha1')
    .update(JSON.stringify([process.version, args, files]))
    .digest('hex');
}

const readKeys = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Whether this check was green with exactly these inputs. */
export const wasGreen = (title, key) => key !== null && readKeys()[title] === key;

export function recordGreen(title, key) {
  if (key === null) return;
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...readKeys(), [title]: key }, null, 2)}\n`);
}
