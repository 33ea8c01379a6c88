import { execFileSync } from 'node:child_process';
import { ROOT } from '../../start/root.mjs';

interface ChangedFiles {
  base: string;
  commit: string;
  files: string[];
}

/**
 * Files that differ from the merge base, committed or not, deleted and new ones included.
 * @param name of the base; `origin/main`, or `main` without a remote, by default
 * @throws Error with one sentence if this clone does not have the base
 */
export function listChangedFiles(name: string | undefined, cwd = ROOT): ChangedFiles {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const listPaths = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const hasCommit = (commit: string) => {
    try {
      git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
      return true;
    } catch {
      return false;
    }
  };
  const base = name ?? ['origin/main', 'main'].find(hasCommit);
  if (base === undefined || !hasCommit(base))
    throw new Error(`This clone has no commit "${base ?? 'origin/main'}": name a base, or fetch it.`);
  const mergeBase = git('merge-base', base, 'HEAD').trim();
  const changed = listPaths('diff', '--name-only', '--no-renames', mergeBase);
  const added = listPaths('ls-files', '--others', '--exclude-standard');
  return { base, commit: mergeBase.slice(0, 10), files: [...new Set([...changed, ...added])].sort() };
}
