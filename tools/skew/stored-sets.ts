import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readJson } from '../publish/files';
import { ROOT } from '../publish/paths';
import type { StoredEntry } from '../release/stored-entry.ts';
import type { Files, SiteParts } from './site-parts';

/** The stored releases: one folder each, named by the time of the commit. */
export const SETS = join(ROOT, 'e2e/skew/releases');

export const MOST_SETS = 6;
export const LARGEST_SET = 1_500_000;

/** Files that no walk requests. */
const LEFT_OUT = /\.(png|jpe?g|webp|avif|gif|ico|woff2?)$/;
const LOCALE = /(?:^|\/)locales\/(\w+?)(?:\.[0-9a-f]{8})?\.json$/;
const KEPT_LOCALES = ['en', 'ar'];

/** Commit of a set. */
export interface AboutSet {
  commit: string;
  subject: string;
  why: string;
}

export interface StoredSet extends AboutSet {
  /** Folder name; sorts by time. */
  date: string;
}

interface PackedFiles {
  text: Record<string, string>;
  /** In base64. */
  bytes: Record<string, string>;
}
interface PackedParts {
  shell: PackedFiles;
  remotes: PackedFiles;
  registry: StoredEntry[];
}

const isKept = (path: string) => {
  const locale = LOCALE.exec(path)?.[1];
  return !LEFT_OUT.test(path) && (locale === undefined || KEPT_LOCALES.includes(locale));
};

function packed(files: Files): PackedFiles {
  const kept = Object.entries(files).filter(([path]) => isKept(path));
  const [text, bytes] = [true, false].map((isText) =>
    kept.filter(([, content]) => isUtf8(content) === isText),
  );
  const written = (some: typeof kept = [], encoding: BufferEncoding) =>
    Object.fromEntries(some.map(([path, content]) => [path, content.toString(encoding)]));
  return { text: written(text, 'utf8'), bytes: written(bytes, 'base64') };
}

const unpacked = ({ text, bytes }: PackedFiles): Files => ({
  ...Object.fromEntries(Object.entries(text).map(([path, content]) => [path, Buffer.from(content, 'utf8')])),
  ...Object.fromEntries(
    Object.entries(bytes).map(([path, content]) => [path, Buffer.from(content, 'base64')]),
  ),
});

/** One window over the whole set, so that data shared by shell and remotes is stored once. */
function compressed({ shell, remotes, registry }: SiteParts): Buffer {
  const parts: PackedParts = { shell: packed(shell), remotes: packed(remotes), registry: [...registry] };
  const content = Buffer.from(JSON.stringify(parts));
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** The stored sets, oldest first. */
export function storedSets(sets = SETS): StoredSet[] {
  if (!existsSync(sets)) return [];
  return readdirSync(sets)
    .sort()
    .map((date) => ({ date, ...(readJson(join(sets, date, 'about.json')) as AboutSet) }));
}

export function openSet({ date }: StoredSet, sets = SETS): SiteParts {
  const content = brotliDecompressSync(readFileSync(join(sets, date, 'site.json.br'))).toString();
  const { shell, remotes, registry } = JSON.parse(content) as PackedParts;
  return { shell: unpacked(shell), remotes: unpacked(remotes), registry };
}

/**
 * Stores a set.
 * @returns its size in bytes
 * @throws Error, with nothing written, if the set is too large or there are enough of them
 */
export function addSet({ date, ...set }: StoredSet, parts: SiteParts, sets = SETS): number {
  const others = storedSets(sets).filter((other) => other.date !== date);
  if (others.length >= MOST_SETS)
    throw new Error(
      `There are ${others.length} stored sets already (${others.map((other) => other.date).join(', ')}), and ${MOST_SETS} are kept: delete the folder of one in e2e/skew/releases.`,
    );
  const content = compressed(parts);
  if (content.length > LARGEST_SET)
    throw new Error(
      `The set is ${content.length.toLocaleString('en')} bytes, more than ${LARGEST_SET.toLocaleString('en')}. What weighs most: ${heaviest(parts).join(', ')}.`,
    );
  mkdirSync(join(sets, date), { recursive: true });
  writeFileSync(join(sets, date, 'site.json.br'), content);
  writeFileSync(join(sets, date, 'about.json'), `${JSON.stringify(set, null, 2)}\n`);
  return content.length;
}

const heaviest = ({ shell, remotes }: SiteParts) =>
  Object.entries({ ...shell, ...remotes })
    .filter(([path]) => isKept(path))
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, 8)
    .map(([path, { length }]) => `${path} (${length.toLocaleString('en')} bytes before compression)`);
