import type { TestEntry } from './test-entry.ts';

/** Files in the list of the slowest. */
const SLOWEST = 50;

/** A test and the times of its file. */
type TimedEntry = Omit<TestEntry, 'title' | 'outcome' | 'rows'>;

interface FileTimes {
  file: string;
  part: string | undefined;
  startedAt: number;
  milliseconds: number;
  tests: number;
  testMs: number;
}

interface PartTimes {
  part: string;
  tests: number;
  files: number;
  wallMs: number;
  fileMs: number;
  testMs: number;
}

type Row = readonly (string | number | undefined)[];

/**
 * Adds up the durations of each part in the order of the run.
 * @param entries one per test; entries without a part (jest did not start) are skipped
 */
export function summariseParts(entries: readonly TimedEntry[]): PartTimes[] {
  const parts = Map.groupBy(
    entries.flatMap(({ part, ...entry }) => (part === undefined ? [] : [{ ...entry, part }])),
    ({ part }) => part,
  );
  return [...parts].map(([part, tests]) => {
    const files = listFiles(tests);
    const started = files.map(({ startedAt }) => startedAt);
    const ended = files.map(({ startedAt, milliseconds }) => startedAt + milliseconds);
    return {
      part,
      tests: tests.length,
      files: files.length,
      wallMs: files.length > 0 ? Math.max(...ended) - Math.min(...started) : 0,
      fileMs: sum(files.map(({ milliseconds }) => milliseconds)),
      testMs: sum(tests.map(({ milliseconds = 0 }) => milliseconds)),
    };
  });
}

/** The slowest files of all parts, the slowest first. A file that runs in two parts counts twice. */
export const listSlowestFiles = (entries: readonly TimedEntry[], count = SLOWEST): FileTimes[] =>
  listFiles(entries)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count);

/** The tables that a run prints. */
export function formatDurations(entries: readonly TimedEntry[]): string {
  const parts = summariseParts(entries).map(({ part, tests, files, wallMs, fileMs, testMs }) => [
    part,
    tests,
    files,
    ...[wallMs, fileMs, testMs].map(formatSeconds),
  ]);
  const files = listSlowestFiles(entries).map(({ file, part, tests, milliseconds, testMs }) => [
    file,
    part,
    tests,
    formatSeconds(milliseconds),
    formatSeconds(testMs),
  ]);
  return [
    'Durations. Wall: from the first start to the last end. Parts of jest share its workers.',
    alignColumns([['part', 'tests', 'files', 'wall s', 'sum of files s', 'sum of tests s'], ...parts]),
    '',
    `The ${files.length} slowest files`,
    alignColumns([['file', 'part', 'tests', 'file s', 'sum of tests s'], ...files]),
  ].join('\n');
}

function listFiles(entries: readonly TimedEntry[]): FileTimes[] {
  const files = new Map<string, FileTimes>();
  for (const { part, file, milliseconds = 0, fileStartedAt = 0, fileMilliseconds } of entries) {
    if (fileMilliseconds === undefined) continue;
    const key = `${part}\n${file}`;
    const known = files.get(key);
    if (known) {
      known.tests += 1;
      known.testMs += milliseconds;
    } else
      files.set(key, {
        file,
        part,
        startedAt: fileStartedAt,
        milliseconds: fileMilliseconds,
        tests: 1,
        testMs: milliseconds,
      });
  }
  return [...files.values()];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const formatSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Texts to the left, numbers to the right. */
function alignColumns(rows: readonly Row[]): string {
  const [titles = []] = rows;
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => `${row[column]}`.length)));
  const isText = (column: number) => column === 0 || titles[column] === 'part';
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isText(column) ? `${cell}`.padEnd(widths[column] ?? 0) : `${cell}`.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
