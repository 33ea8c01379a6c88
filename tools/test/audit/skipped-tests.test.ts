import { expect, it } from '@jest/globals';
import type { Outcome } from '../test-entry.ts';
import { auditSkipList, failSkippedTests } from './skipped-tests.ts';

const entry = (title: string, outcome: Outcome) => ({ title, file: 'a.test.ts', outcome });
const entries = [entry('runs', 'passed'), entry('waits', 'skipped')];
const listed = { title: 'waits', file: 'a.test.ts', reason: 'needs a second screen' };

it('fails a skipped test, and leaves one with a listed reason', () => {
  expect(failSkippedTests(entries, []).map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
  expect(failSkippedTests(entries, [{ ...listed, reason: ' ' }])[1]?.outcome).toBe('failed');
  expect(failSkippedTests(entries, [{ ...listed, file: 'b.test.ts' }])[1]?.outcome).toBe('failed');
  expect(failSkippedTests(entries, [listed])).toEqual(entries);
});

it('fails for a listed test that is no longer skipped', () => {
  expect(auditSkipList(entries, [listed])).toEqual([]);
  expect(auditSkipList([entry('waits', 'passed')], [listed])).toHaveLength(1);
  expect(auditSkipList([], [listed])).toHaveLength(1);
});
