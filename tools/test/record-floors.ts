import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { fail } from '../start/fail.mjs';
import { ROOT } from '../start/root.mjs';
import { COUNTS, type RunCounts } from './audit/audit-run.ts';
import { FLOORS, raiseFloors, readFloors } from './audit/floors.ts';

const { values } = readArguments({
  usage:
    'npm run floors -- [--why "…"]\nRecords the number of tests of the last whole run; a fall needs a reason.',
  options: { why: { type: 'string' } },
});
if (!existsSync(COUNTS)) fail('There is no whole run to record: run npm test first.');
const { isGreen, counts }: RunCounts = JSON.parse(readFileSync(COUNTS, 'utf8'));
if (!isGreen) fail('The last whole run failed: repair it and run npm test again.');

const date = new Date().toISOString().slice(0, 10);
try {
  const floors = raiseFloors(readFloors(), counts, { date, reason: values.why });
  writeFileSync(join(ROOT, FLOORS), `${JSON.stringify(floors, null, 2)}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
console.log(`${FLOORS}: ${Object.keys(counts).length} projects, ${total} tests. Commit it.`);
