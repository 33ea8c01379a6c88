import { dirname } from 'node:path';

const MOST_FILES = 15;
/** The migrations are one list in order of time. */
const UNLIMITED = 'platform/db/migrations';

/** One sentence per folder that has more than 15 of the files itself. */
export function listFullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== UNLIMITED)
    .map(([folder, count]) => `${folder}: ${count} source files, at most ${MOST_FILES} may be in one folder`)
    .sort();
}
