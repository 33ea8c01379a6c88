import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

/** Kept in git: the last run of each deep part. */
const FILE = join(ROOT, 'tools/test/deep-results.json');
const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 14;
const MAX_COMMITS = 150;

interface PartResult {
  date: string;
  commit: string;
  passed: number;
  failed: number;
  minutes: number;
}

type Results = Readonly<Record<string, PartResult>>;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The last result of each part. */
export const readResults = (file = FILE): Results =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Stores a part's result with today's date and the current commit. */
export function recordResult(
  part: string,
  { passed, failed, minutes }: Pick<PartResult, 'passed' | 'failed' | 'minutes'>,
  file = FILE,
): void {
  const result: PartResult = {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short=10', 'HEAD'),
    passed,
    failed,
    minutes,
  };
  const results = { ...readResults(file), [part]: result };
  const sorted = Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Commits since a result; null if this clone lacks that commit. */
export function commitsSince(commit: string): number | null {
  try {
    return Number(git('rev-list', '--count', `${commit}..HEAD`));
  } catch {
    return null;
  }
}

interface ResultState {
  results: Results;
  now: Date;
  commitsSince: (commit: string) => number | null;
}

/** Parts that failed, never ran, or ran too long ago, one sentence each. */
export function overdueParts(
  parts: readonly string[],
  { results, now, commitsSince: count }: ResultState,
): string[] {
  return parts.flatMap((part) => {
    const result = results[part];
    if (result === undefined) return [`${part} has no recorded run`];
    const { date, commit, failed } = result;
    if (failed > 0) return [`${part} is red since ${date} (${commit}): ${failed} failed`];
    const days = Math.floor((now.getTime() - Date.parse(date)) / DAY_MS);
    if (days > MAX_AGE_DAYS) return [`${part} ran ${days} days ago (${date})`];
    const commits = count(commit);
    if (commits === null) return [`${part} ran on ${commit}, which this clone does not have`];
    return commits > MAX_COMMITS ? [`${part} ran ${commits} commits ago (${commit})`] : [];
  });
}
