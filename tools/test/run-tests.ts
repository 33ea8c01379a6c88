import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { build } from '../build/build.ts';
import { fail } from '../start/fail.mjs';
import { ROOT } from '../start/root.mjs';
import { auditRun, COUNTS } from './audit/audit-run.ts';
import { runChanged } from './changed/run-changed.ts';
import { DEEP_PARTS } from './deep-parts.ts';
import { commitsSince, overdueParts, readResults } from './deep-results.ts';
import { formatDurations } from './durations.ts';
import { runJest } from './jest-run.ts';
import { runPlaywright } from './playwright-run.ts';
import { verify } from './run-checks.ts';
import { askedParts, listParts, runParts } from './run-parts.ts';
import { moveScratchToMemory } from './scratch.ts';
import type { Outcome } from './test-entry.ts';

const { values, positionals } = readArguments({
  usage: `npm test                       installs, checks, builds and runs all tests
npm test -- --changed [base]   runs what a change since the base, by default origin/main, can break
npm run test:deep -- [part …]  runs parts, by default everything, at the full counts; "list" names the parts`,
  options: { deep: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  most: Infinity,
});
const { deep, changed: isChanged } = values;
if (positionals.includes('list')) {
  console.log(listParts());
  process.exit(0);
}
const [base] = positionals;
if (isChanged && (deep || positionals.length > 1))
  fail('npm test -- --changed takes at most the name of a base, such as origin/main.');
const asked = isChanged ? { names: [] } : askedParts(positionals);
if (asked.names.length > 0 && !deep)
  fail(`Parts run at the full counts: npm run test:deep -- ${asked.names.join(' ')}`);

mkdirSync(join(ROOT, 'reports'), { recursive: true });
// The deep run writes gigabytes.
if (!deep) moveScratchToMemory();

/**
 * The build precedes the tests, so that tests start the built server, which is much faster. Journeys run last
 * and alone: a browser without CPU time continues to render, which slows all of them.
 */
async function runEverything() {
  // Neither of them uses two cores by itself.
  const [checks] = await Promise.all([verify(), build({ dots: false })]);
  console.log('\nUnit, contract and API tests');
  const units = await runJest({ deep });
  console.log('\nJourneys in the browser');
  return [...checks, ...units, ...(await runPlaywright({ deep }))];
}
async function runNamed() {
  await build();
  return runParts(asked);
}
const isWhole = asked.names.length === 0 && !isChanged;
if (isWhole) rmSync(COUNTS, { force: true });
const runRequested = isChanged ? () => runChanged(base, runEverything) : isWhole ? runEverything : runNamed;
const entries = auditRun(await runRequested(), { isWhole, deep });
if (isChanged && entries.length === 0) {
  console.log('No test is affected.');
  process.exit(0);
}

writeFileSync(join(ROOT, 'reports/tests.json'), `${JSON.stringify(entries, null, 2)}\n`);
console.log(`\n${formatDurations(entries)}\n`);
const count = (outcome: Outcome) => entries.filter((entry) => entry.outcome === outcome).length;
const failed = entries.filter((entry) => entry.outcome === 'failed');
for (const entry of failed) console.error(`FAILED ${entry.file}: ${entry.title}`);
for (const { file, title, outcome } of entries)
  if (outcome === 'flaky') console.error(`PASSED AT THE SECOND TRY ${file}: ${title}`);
if (!deep)
  for (const sentence of overdueParts(Object.keys(DEEP_PARTS), {
    results: readResults(),
    now: new Date(),
    commitsSince,
  }))
    console.log(`DEEP TEST DUE ${sentence}`);
const passed = count('passed') + count('flaky');
const skipped = count('skipped');
console.log(`\n${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed.length || passed === 0 ? 1 : 0;
