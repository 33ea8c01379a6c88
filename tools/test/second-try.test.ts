import { describe, expect, it } from '@jest/globals';
import { afterSecondTry, filesToTryAgain } from './second-try.ts';
import type { Outcome, TestEntry } from './test-entry.ts';

const entry = (file: string, title: string, outcome: Outcome) => ({
  file: `apps/x/src/${file}.test.ts`,
  title,
  outcome,
});

describe('the second try of unit tests', () => {
  it('is for the files of failed tests, each once', () => {
    const entries = [entry('a', '1', 'failed'), entry('a', '2', 'failed'), entry('b', '1', 'passed')];
    expect(filesToTryAgain(entries)).toEqual(['apps/x/src/a.test.ts']);
  });

  it('is not made if too many files fail', () => {
    const buildFailedEntries = (count: number) =>
      Array.from({ length: count }, (_, index) => entry(`f${index}`, '1', 'failed'));
    expect(filesToTryAgain(buildFailedEntries(5))).toHaveLength(5);
    expect(filesToTryAgain(buildFailedEntries(6))).toEqual([]);
  });

  it('is not made where jest itself failed', () => {
    const ends: TestEntry = { file: 'jest.config.mjs', title: 'jest ends cleanly', outcome: 'failed' };
    expect(filesToTryAgain([entry('a', '1', 'failed'), ends])).toEqual([]);
  });

  it('marks tests that pass only then as flaky, and keeps those that fail again or are missing', () => {
    const entries = [entry('a', '1', 'failed'), entry('a', '2', 'failed'), entry('b', '1', 'failed')];
    const again = [entry('a', '1', 'passed'), entry('a', '2', 'failed')];
    expect(afterSecondTry(entries, again).map(({ outcome }) => outcome)).toEqual([
      'flaky',
      'failed',
      'failed',
    ]);
  });

  it('does not change the result of a test that passed before', () => {
    const entries = [entry('a', '1', 'passed'), entry('a', '2', 'failed')];
    const again = [entry('a', '1', 'failed'), entry('a', '2', 'passed')];
    expect(afterSecondTry(entries, again).map(({ outcome }) => outcome)).toEqual(['passed', 'flaky']);
  });

  it('counts a file that no longer loads', () => {
    const again = [entry('a', 'a.test.ts loads', 'failed')];
    expect(afterSecondTry([entry('a', '1', 'failed')], again).map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
    ]);
  });
});
