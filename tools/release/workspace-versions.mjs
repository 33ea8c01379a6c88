/**
 * `"*"` is the range of every workspace, so that npm always links the folder and never loads a registry's
 * package.
 */
export const restoreRanges = (text) => text.replace(/("@courier\/[a-z0-9-]+": )"[~^]?\d[^"]*"/g, '$1"*"');

/**
 * The lock file with only the workspaces' versions changed.
 * @param {string} lock its text
 * @param {Record<string, string>} versions by the folder of the workspace
 */
export const writeLockVersions = (lock, versions) =>
  Object.entries(versions).reduce(
    (text, [folder, version]) =>
      text.replace(
        new RegExp(`("${folder}": \\{\\s*"name": "[^"]+",\\s*"version": )"[^"]+"`),
        (_all, before) => `${before}"${version}"`,
      ),
    lock,
  );
