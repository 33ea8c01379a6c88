import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';

/** What git says in a folder; empty where there is no git, or no repository. */
function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * What a remote was built from: its folder within its repository, and the commit, with `-dirty` behind it where files
 * were changed. `COMMIT` names the commit where the build has no repository.
 */
export function builtSources(folder: string): { sources: string; commit: string } {
  const root = git(folder, 'rev-parse', '--show-toplevel');
  return {
    sources: root === '' ? '' : relative(root, realpathSync(folder)).replaceAll('\\', '/'),
    commit:
      process.env['COMMIT'] ?? git(folder, 'describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'),
  };
}
