import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { TESTS_FAILED, withCleanEnd } from './clean-end.ts';
import { filesToTryAgain } from './second-try.ts';
import type { TestEntry } from './test-entry.ts';

const passed: TestEntry = { title: 'a', file: 'apps/x/src/a.test.ts', outcome: 'passed' };
const failed: TestEntry = { title: 'b', file: 'apps/x/src/a.test.ts', outcome: 'failed' };
const unclean: TestEntry = { title: 'jest ends cleanly', file: 'jest.config.mjs', outcome: 'failed' };

describe('the end of jest', () => {
  it.each([
    ['passed tests and 0', [passed], 0],
    ['failed tests and the code for them', [passed, failed], TESTS_FAILED],
  ])('is clean with %s', (_, entries, code) => {
    expect(withCleanEnd(entries, code)).toEqual(entries);
  });

  it.each([
    ['passed tests and an error', [passed], 1],
    ['failed tests and an error of jest itself', [passed, failed], 1],
    ['failed tests and 0', [failed], 0],
    ['no failed test and the code for them', [passed], TESTS_FAILED],
  ])('is a failure without a second try with %s', (_, entries, code) => {
    expect(withCleanEnd(entries, code)).toEqual([...entries, unclean]);
    expect(filesToTryAgain(withCleanEnd(entries, code))).toEqual([]);
  });
});

describe('jest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'courier-clean-end-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const runJest = (config: Readonly<Record<string, string>>) => {
    writeFileSync(join(folder, 'a.test.cjs'), "it('fails', () => { throw new Error('failed'); });");
    writeFileSync(join(folder, 'teardown.cjs'), "module.exports = () => { throw new Error('no end'); };");
    writeFileSync(join(folder, 'package.json'), '{}');
    const settings = { rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {}, ...config };
    const args = [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      `--config=${JSON.stringify(settings)}`,
      `--testFailureExitCode=${TESTS_FAILED}`,
    ];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  };

  it('exits with the requested code if tests fail', () => {
    expect(runJest({})).toMatchObject({ status: TESTS_FAILED, stderr: expect.stringContaining('1 failed') });
  });

  it('exits with another code if tests fail and a teardown throws', () => {
    const { status, stderr } = runJest({ globalTeardown: join(folder, 'teardown.cjs') });
    expect(stderr).toContain('no end');
    expect([0, TESTS_FAILED]).not.toContain(status);
  });
});
