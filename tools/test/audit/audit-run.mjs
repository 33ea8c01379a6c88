import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import { auditCollectedFiles, listTestFiles } from './collected-files.mjs';
import { auditFloors, countByProject, describeGrowth, readFloors } from './floors.mjs';
import { auditRows, readLedger } from './requirement-rows.mjs';
import { auditSkipList, failSkippedTests, readSkipList } from './skipped-tests.mjs';

/** The counts of the last whole run, for `npm run floors`. */
export const COUNTS = join(ROOT, 'reports/counts.json');

const toFailedEntry = ({ title, file }) => ({ title, file, outcome: 'failed' });

/**
 * The run's entries and what is wrong with the run itself. A run of some files is asked for skipped tests only.
 * @param {object[]} entries of all tests
 * @param {{isWhole: boolean, deep: boolean}} run
 */
export function auditRun(entries, { isWhole, deep }) {
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
  const { projects: floors } = deep ? { projects: {} } : readFloors();
  const isGreen = [...judged, ...failures].every(({ outcome = 'failed' }) => outcome !== 'failed');
  if (!deep) {
    writeFileSync(COUNTS, `${JSON.stringify({ isGreen, counts }, null, 2)}\n`);
    const growth = describeGrowth(counts, floors);
    if (isGreen && growth) console.log(growth);
  }
  return [...judged, ...[...failures, ...auditFloors(counts, floors)].map(toFailedEntry)];
}
