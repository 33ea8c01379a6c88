import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { fail } from '../start/fail.mjs';
import { ROOT } from '../start/root.mjs';
import { FOLDERS } from './folders.mjs';
import { mutatedFiles } from './mutated-files.mjs';

const REPORT = join(ROOT, 'reports/mutation.json');
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const names = (process.env.MUTATE ?? Object.keys(FOLDERS).join(',')).split(',');
const unknown = names.find((name) => !(name in FOLDERS));
if (unknown !== undefined) fail(`MUTATE names "${unknown}"; there are: ${Object.keys(FOLDERS).join(', ')}.`);

mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
const report = readReport();
for (const name of names) {
  report[name] = await measureScore(name, FOLDERS[name]);
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  const { score, goal, mutants, survivors } = report[name];
  console.log(`${name}: ${score} % of ${mutants} mutants noticed (goal ${goal} %), ${survivors.length} not`);
}
const weak = names.filter((name) => report[name].score < report[name].goal);
process.exitCode = weak.length > 0 ? 1 : 0;

/** Mutates a folder; results of unchanged code and tests are reused. */
async function measureScore(name, folder) {
  process.env.MUTATED_WORKSPACE = folder.of;
  process.env.MUTATED_TESTS = (folder.tests ?? [folder.mutate].flat()).join(',');
  process.env.MUTATED_BUT_TESTS = folder.butTests ?? '';
  process.env.MUTATED_DOM = folder.dom ? 'yes' : 'no';
  const results = await new Stryker({
    mutate: mutatedFiles(folder),
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      configFile: 'tools/mutation/jest-of-one.mjs',
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    // In a sample, results of other samples and old tests would count too.
    incremental: folder.lines === undefined && process.env.MUTATE_LINES === undefined,
    incrementalFile: `reports/mutation/${name}.json`,
    ignorePatterns: ['dist', 'reports', '.data', '.nx', 'e2e', '**/dist', '**/types'],
    ignoreStatic: true,
    symlinkNodeModules: true,
    tempDirName: '.cache/mutation',
    concurrency: 2,
    timeoutMS: 60_000,
    timeoutFactor: 4,
    reporters: ['dots'],
    dryRunTimeoutMinutes: 30,
    fileLogLevel: 'off',
    logLevel: 'warn',
    allowConsoleColors: false,
  }).runMutationTest();
  const resultsWithStatus = (statuses) => results.filter(({ status }) => statuses.includes(status));
  const [noticed, unnoticed] = [resultsWithStatus(NOTICED), resultsWithStatus(UNNOTICED)];
  const mutants = noticed.length + unnoticed.length;
  return {
    goal: folder.goal,
    score: mutants === 0 ? 100 : Math.round((1000 * noticed.length) / mutants) / 10,
    mutants,
    survivors: unnoticed.map(({ fileName, location, mutatorName, replacement, status }) => ({
      at: `${fileName.replace(`${ROOT}/`, '')}:${location.start.line}`,
      what: mutatorName,
      instead: replacement,
      ...(status === 'NoCoverage' ? { met: 'by no test' } : {}),
    })),
  };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return {};
  }
}
