/** More failing files are not flaky. */
const MOST = 5;

/**
 * Files with failed tests to run again, if they are few.
 * @param {readonly {title: string, file: string, outcome: string}[]} entries
 * @returns {string[]} paths from the root
 */
export function filesToTryAgain(entries) {
  const failed = entries.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file);
  const files = [...new Set(failed)];
  return files.length <= MOST && files.every((file) => /\.test\.\w+$/.test(file)) ? files : [];
}

/**
 * The run after its retry: a test that failed and then passed is `flaky`; one that is missing in the retry
 * stays failed.
 * @param {readonly {title: string, file: string, outcome: string}[]} entries of the whole run
 * @param {readonly {title: string, file: string, outcome: string}[]} again of the retry
 */
export function afterSecondTry(entries, again) {
  const key = ({ file, title }) => `${file}\n${title}`;
  const passed = new Set(again.filter(({ outcome }) => outcome === 'passed').map(key));
  const failed = new Set(again.filter(({ outcome }) => outcome === 'failed').map(key));
  const known = new Set(entries.map(key));
  return [
    ...entries.map((entry) =>
      entry.outcome === 'failed' && passed.has(key(entry)) && !failed.has(key(entry))
        ? { ...entry, outcome: 'flaky' }
        : entry,
    ),
    // Failures only in the retry, such as a file that does not load.
    ...again.filter((entry) => entry.outcome === 'failed' && !known.has(key(entry))),
  ];
}
