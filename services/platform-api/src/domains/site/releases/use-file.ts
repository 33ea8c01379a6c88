import { randomBytes } from 'node:crypto';
import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UseOfAll } from './release-use';

/** Stored beside the registries for the release commands; not served. */
const USE_FILE = 'release-use.json';

/**
 * Returns a function that writes changed usage into the site's folder. If the folder is not writable,
 * `onProblem` is called once.
 */
export function createUseFile(
  siteDir: string,
  onProblem: (sentence: string) => void,
): (use: UseOfAll) => Promise<void> {
  let written = JSON.stringify({});
  let isTold = false;
  return async (use) => {
    const content = JSON.stringify(use, null, 2);
    if (content === written) return;
    const file = join(siteDir, USE_FILE);
    const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, `${content}\n`);
      // Commands of other users read it, and the umask of the server forbids that.
      await chmod(temporary, 0o644);
      await rename(temporary, file);
      written = content;
    } catch (error) {
      if (!isTold)
        onProblem(`${file} cannot be written (${String(error)}): commands do not learn how releases do.`);
      isTold = true;
    }
  };
}
