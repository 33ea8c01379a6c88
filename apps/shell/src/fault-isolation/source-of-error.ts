import type { RegistryEntry } from '@courier/config/registry';
import { releaseFolder } from '../registry/release-folder';

export interface ErrorSource {
  remote: string;
  release: string;
  /** File, line and column, as in `320.4f1c.js:1:845`. */
  place: string;
}

/** Returns a function that finds the release that a stack trace points to. */
export function createErrorSource(
  entries: readonly RegistryEntry[],
  base: string,
): (stack: string | undefined) => ErrorSource | null {
  const folders = entries.flatMap(({ name, active, lastGood }) =>
    [active, lastGood].flatMap((release) =>
      release
        ? [
            {
              remote: name,
              release: release.version,
              folder: releaseFolder(release, base),
            },
          ]
        : [],
    ),
  );
  return (stack = '') => {
    for (const line of stack.split('\n')) {
      const found = folders.find(({ folder }) => line.includes(folder));
      if (!found) continue;
      const { remote, release, folder } = found;
      const place = line.slice(line.indexOf(folder) + folder.length).replace(/\?[^:]*/, '');
      return { remote, release, place: place.match(/^[\w./-]+(:\d+){0,2}/)?.[0] ?? '' };
    }
    return null;
  };
}
