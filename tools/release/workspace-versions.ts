/**
 * `"*"` is the range of every workspace, so that npm always links the folder and never loads a registry's
 * package.
 */
export const restoreRanges = (text: string): string =>
  text.replace(/("@courier\/[a-z0-9-]+": )"[~^]?\d[^"]*"/g, '$1"*"');

/**
 * The lock file with only the workspaces' versions changed.
 * @param lock its text
 * @param versions by the folder of the workspace
 */
export const writeLockVersions = (lock: string, versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions).reduce(
    (text, [folder, version]) =>
      text.replace(
        new RegExp(`("${folder}": \\{\\s*"name": "[^"]+",\\s*"version": )"[^"]+"`),
        (_all, before: string) => `${before}"${version}"`,
      ),
    lock,
  );
