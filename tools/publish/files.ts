import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { writeAtomically } from '../start/write-atomically.mjs';

/** Relative paths of all files below `folder`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Subresource integrity value of a file. */
export const fileIntegrity = (file: string) => textIntegrity(readFileSync(file));

export const textIntegrity = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Eight hexadecimal digits of a text's hash. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Eight hexadecimal digits of a hash of all names and contents. */
export function contentHash(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** A third of the time of the highest quality for 1.6 % more bytes: a build compresses 250 files of texts. */
const TEXT_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes a text file and its compressed copy, under several names. */
export function writeCompressed(content: string, ...files: readonly string[]): void {
  const compressed = brotliCompressSync(content, TEXT_QUALITY);
  for (const file of files) {
    writeAtomically(file, content);
    writeAtomically(`${file}.br`, compressed);
  }
}

/** Copies a build, without some files, and moves it into place atomically. */
export function copyFolderOnce(
  from: string,
  to: string,
  isLeftOut: (file: string) => boolean = () => false,
): void {
  const temporary = `${to}.${randomBytes(4).toString('hex')}.tmp`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, temporary, { recursive: true, filter: (file) => !isLeftOut(file) });
  renameSync(temporary, to);
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
