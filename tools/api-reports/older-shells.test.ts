import { expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { listUnguardedMembers, OLDEST_SHELL } from './older-shells.ts';
import { reportFile, stored } from './report-files.ts';

const report = (navigation: string, session = '') =>
  `# shell-api
NavigationPort: interface NavigationPort { go(to: string): void;${navigation} }
SessionPort: interface SessionPort extends Readable<SessionState> { logout(): Promise<void>;${session} }
`;

it('names a required member of a port that the oldest supported shell lacks', () => {
  expect(listUnguardedMembers(report(' findAddress(to: string): string | null;'))).toEqual([
    'NavigationPort.findAddress',
  ]);
  expect(
    listUnguardedMembers(report(' findAddress?(to: string): string | null;', ' readonly since: number;')),
  ).toEqual(['SessionPort.since']);
});

it('finds every port in the report, and no member without a fallback', () => {
  const present = stored(reportFile('shell-api'));
  expect(listUnguardedMembers(present)).toEqual([]);
  expect(listUnguardedMembers(present.replaceAll('findAddress?', 'findAddress'))).toEqual([
    'NavigationPort.findAddress',
  ]);
});

it('has the oldest supported shell among the stored releases, so that the pair is walked', () => {
  const releases = join(ROOT, 'e2e/skew/releases');
  const commits = readdirSync(releases).map(
    (folder) => JSON.parse(readFileSync(join(releases, folder, 'about.json'), 'utf8')).commit,
  );
  expect(commits).toContain(OLDEST_SHELL);
});
