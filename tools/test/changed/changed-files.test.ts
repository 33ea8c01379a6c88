import { afterAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChangedFiles } from './changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'courier-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = (...files: string[]) => {
  git('add', '-A', ...files);
  git('-c', 'user.name=Test', '-c', 'user.email=test@mail.test', 'commit', '-qm', 'test: change');
};

it('lists committed, uncommitted, new, moved and deleted files since the merge base', () => {
  git('init', '-q', '-b', 'main');
  for (const name of ['changed', 'committed', 'deleted', 'moved', 'same']) write(name, name);
  write('.gitignore', 'ignored');
  commit('.');
  git('checkout', '-qb', 'topic');
  write('committed', 'other');
  commit('.');
  git('checkout', '-q', 'main');
  write('later-on-main', 'x');
  commit('.');
  git('checkout', '-q', 'topic');
  write('changed', 'other');
  git('mv', 'moved', 'renamed');
  rmSync(join(folder, 'deleted'));
  write('new', 'x');
  write('ignored', 'x');
  const { base, files } = listChangedFiles(undefined, folder);
  expect(base).toBe('main');
  expect(files).toEqual(['changed', 'committed', 'deleted', 'moved', 'new', 'renamed']);
});

it('refuses a base that this clone does not have', () => {
  expect(() => listChangedFiles('no-such-branch', folder)).toThrow('no commit "no-such-branch"');
});
