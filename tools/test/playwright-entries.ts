import { join } from 'node:path';
import { listRows } from './audit/requirement-rows.ts';
import type { Outcome, TestEntry } from './test-entry.ts';

const PART = 'journeys';
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

/** The part of Playwright's JSON report that a run needs. */
interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { startTime: string; duration: number }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: (PlaywrightSuite & { file: string })[];
}

/** Converts Playwright's JSON report to one entry per test. */
export function listPlaywrightEntries(report: PlaywrightReport): TestEntry[] {
  return report.suites.flatMap((suite) => {
    const tests = listTests(suite);
    // A test that several files share has the file that defines it, not the one that runs it.
    const file = join('e2e', suite.file);
    const results = tests.flatMap((test) => test.results);
    const fileStartedAt = Math.min(...results.map(({ startedAt }) => startedAt));
    const fileEndedAt = Math.max(...results.map(({ startedAt, duration }) => startedAt + duration));
    const timing =
      results.length > 0 ? { fileStartedAt, fileMilliseconds: Math.round(fileEndedAt - fileStartedAt) } : {};
    return tests.map(({ title, rows, outcome, results: tries }) => ({
      title,
      file,
      part: PART,
      outcome,
      rows,
      milliseconds: Math.round(tries.reduce((sum, { duration }) => sum + duration, 0)),
      ...timing,
    }));
  });
}

interface PlaywrightTest {
  title: string;
  outcome: Outcome;
  rows: string[];
  results: { startedAt: number; duration: number }[];
}

function listTests(suite: PlaywrightSuite, titles: readonly string[] = []): PlaywrightTest[] {
  const own = suite.specs.map((spec) => ({
    title: [...titles, spec.title].join(' › '),
    outcome: OUTCOMES[spec.tests[0]?.status ?? ''] ?? 'failed',
    rows: listRows(spec.title),
    results: spec.tests.flatMap(({ results }) =>
      results.map(({ startTime, duration }) => ({ startedAt: Date.parse(startTime), duration })),
    ),
  }));
  const nested = (suite.suites ?? []).flatMap((child) => listTests(child, [...titles, child.title]));
  return [...own, ...nested];
}
