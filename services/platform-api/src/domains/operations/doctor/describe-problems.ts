import type { NamedFinding } from './finding';

/** Two lines for each problem; empty without problems. */
export const describeProblems = (findings: readonly NamedFinding[]): string =>
  findings
    .map(({ level, check, problem, fix }) => `${level.padEnd(6)} ${check}: ${problem}\n       ${fix}\n`)
    .join('');
