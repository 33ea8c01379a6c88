import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { fail } from '../start/fail.mjs';
import { ROOT } from '../start/root.mjs';
import { FOLDERS, type MutatedFolder } from './folders.ts';
import { mutatedFiles } from './mutated-files.ts';

const REPORT = join(ROOT, 'reports/mutation.json');
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

type LogLevel = NonNullable<ConstructorParameters<typeof Stryker>[0]['logLevel']>;

interface FolderResult {
  goal: number;
  /** Percent of the mutants that a test detects. */
  score: number;
  mutants: number;
  survivors: object[];
}

const names = (process.env.MUTATE ?? Object.keys(FOLDERS).join(',')).split(',');
const unknown = names.find((name) => !(name in FOLDERS));
if (unknown !== undefined) fail(`MUTATE names "${unknown}"; there are: ${Object.keys(FOLDERS).join(', ')}.`);

mkdirSync(join(ROOT, 'reports/mutation'), { recursive: true });
const report = readReport();
for (const name of names) {
  const folder = FOLDERS[name];
  if (!folder) continue;
  const result = await measureScore(name, folder);
  report[name] = result;
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  const { score, goal, mutants, survivors } = result;
  console.log(`${name}: ${score} % of ${mutants} mutants noticed (goal ${goal} %), ${survivors.length} not`);
}
const weak = names.flatMap((name) => report[name] ?? []).filter(({ score, goal }) => score < goal);
process.exitCode = weak.length > 0 ? 1 : 0;

/** Mutates a folder; results of unchanged code and tests are reused. */
async function measureScore(name: string, folder: MutatedFolder): Promise<FolderResult> {
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
      configFile: 'tools/mutation/jest-of-one.ts',
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
    fileLogLevel: 'off' as LogLevel,
    logLevel: 'warn' as LogLevel,
    allowConsoleColors: false,
  }).runMutationTest();
  const resultsWithStatus = (statuses: string[]) => results.filter(({ status }) => statuses.includes(status));
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

function readReport(): Record<string, FolderResult> {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return {};
  }
}
