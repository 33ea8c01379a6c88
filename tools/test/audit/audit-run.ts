import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import { auditCollectedFiles, listTestFiles } from './collected-files.ts';
import { auditFloors, countByProject, describeGrowth, readFloors } from './floors.ts';
import { auditRows, readLedger } from './requirement-rows.ts';
import { auditSkipList, failSkippedTests, readSkipList } from './skipped-tests.ts';
import type { TestEntry, TestPlace } from '../test-entry.ts';

/** The counts of the last whole run, for `npm run floors`. */
export const COUNTS = join(ROOT, 'reports/counts.json');

export interface RunCounts {
  isGreen: boolean;
  counts: Readonly<Record<string, number>>;
}

const toFailedEntry = ({ title, file }: TestPlace): TestEntry => ({ title, file, outcome: 'failed' });

/**
 * The run's entries and what is wrong with the run itself. A run of some files is asked for skipped tests only.
 * @param entries of all tests
 */
export function auditRun(
  entries: readonly TestEntry[],
  { isWhole, deep }: { isWhole: boolean; deep: boolean },
): TestEntry[] {
  const skipList = readSkipList();
  const judged = failSkippedTests(entries, skipList);
  if (!isWhole) return judged;
  const failures = [
    ...auditSkipList(entries, skipList),
    ...auditRows(entries, readLedger()),
    ...auditCollectedFiles(entries, listTestFiles(), { deep }),
  ];
  const counts = countByProject(entries);
  // The deep run has other tests.
  const floors = deep ? {} : readFloors().projects;
  const isGreen = failures.length === 0 && judged.every(({ outcome }) => outcome !== 'failed');
  if (!deep) {
    const runCounts: RunCounts = { isGreen, counts };
    writeFileSync(COUNTS, `${JSON.stringify(runCounts, null, 2)}\n`);
    const growth = describeGrowth(counts, floors);
    if (isGreen && growth) console.log(growth);
  }
  return [...judged, ...[...failures, ...auditFloors(counts, floors)].map(toFailedEntry)];
}
