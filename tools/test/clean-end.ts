import type { TestEntry } from './test-entry.ts';

/** Jest's exit code if tests failed. A teardown that throws, or jest's own error, has another one. */
export const TESTS_FAILED = 5;

/**
 * Adds a failure if jest's exit code does not fit to its results. Without a code of their own, failed tests that
 * pass at the second try would hide a failed teardown of the first.
 * @param entries of one run of jest
 */
export function withCleanEnd(entries: readonly TestEntry[], code: number): readonly TestEntry[] {
  const hasFailures = entries.some(({ outcome }) => outcome === 'failed');
  if (code === (hasFailures ? TESTS_FAILED : 0)) return entries;
  return [...entries, { title: 'jest ends cleanly', file: 'jest.config.mjs', outcome: 'failed' }];
}
