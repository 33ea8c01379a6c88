import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';

/** Output of git in a folder; empty without git or a repository. */
function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Sources of a remote's build: its folder within its repository, and the commit, with `-dirty` for changed
 * files. `COMMIT` sets the commit for a build without a repository.
 */
export function builtSources(folder: string): { sources: string; commit: string } {
  const root = git(folder, 'rev-parse', '--show-toplevel');
  return {
    sources: root === '' ? '' : relative(root, realpathSync(folder)).replaceAll('\\', '/'),
    commit:
      process.env['COMMIT'] ?? git(folder, 'describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'),
  };
}
