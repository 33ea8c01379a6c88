import type { TestEntry, TestPlace } from './test-entry.ts';

/** More failing files are not flaky. */
const MOST = 5;

/**
 * Files with failed tests to run again, if they are few.
 * @returns paths from the root
 */
export function filesToTryAgain(entries: readonly TestEntry[]): string[] {
  const failed = entries.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file);
  const files = [...new Set(failed)];
  return files.length <= MOST && files.every((file) => /\.test\.\w+$/.test(file)) ? files : [];
}

/**
 * The run after its retry: a test that failed and then passed is `flaky`; one that is missing in the retry
 * stays failed.
 * @param entries of the whole run
 * @param again of the retry
 */
export function afterSecondTry(entries: readonly TestEntry[], again: readonly TestEntry[]): TestEntry[] {
  const key = ({ file, title }: TestPlace) => `${file}\n${title}`;
  const passed = new Set(again.filter(({ outcome }) => outcome === 'passed').map(key));
  const failed = new Set(again.filter(({ outcome }) => outcome === 'failed').map(key));
  const known = new Set(entries.map(key));
  return [
    ...entries.map((entry): TestEntry =>
      entry.outcome === 'failed' && passed.has(key(entry)) && !failed.has(key(entry))
        ? { ...entry, outcome: 'flaky' }
        : entry,
    ),
    // Failures only in the retry, such as a file that does not load.
    ...again.filter((entry) => entry.outcome === 'failed' && !known.has(key(entry))),
  ];
}
