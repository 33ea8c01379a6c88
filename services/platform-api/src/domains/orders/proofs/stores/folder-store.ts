import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PhotoStoreError, type PhotoStore } from './photo-store';

const KEY = /^[\w-]+(\/[\w-]+)*$/;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** The folder itself is the operator's: a missing one may be a disk that is not mounted. */
export function createFolderStore(folder: string): PhotoStore {
  const inFolder = async <T>(key: string, work: (file: string) => Promise<T>): Promise<T> => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key of a photo.`);
    try {
      await access(folder);
      return await work(join(folder, key));
    } catch (error) {
      throw new PhotoStoreError('folder', readCode(error) ?? 'unknown');
    }
  };
  return {
    name: 'folder',
    write: (key, { content }) => inFolder(key, (file) => writeWhole(file, content)),
    read: (key) =>
      inFolder(key, (file) =>
        readFile(file).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      ),
    remove: (key) =>
      inFolder(key, async (file) => {
        await rm(file, { force: true });
        // Other photos of the order may be in it.
        await rmdir(dirname(file)).catch((error: unknown) => {
          if (!isMissing(error) && readCode(error) !== 'ENOTEMPTY') throw error;
        });
      }),
  };
}

/** No reader sees a part of a file, also after a power cut. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const handle = await open(unfinished, 'wx', PRIVATE_FILE);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const readCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown): boolean => readCode(error) === 'ENOENT';
