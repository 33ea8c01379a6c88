import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import type { TestEntry, TestPlace } from '../test-entry.ts';

export const FLOORS = 'tools/test/floors.json';
type Counts = Readonly<Record<string, number>>;

interface Fall {
  project: string;
  from: number;
  to: number;
  date: string;
  reason: string;
}

/** Fewest tests of each project, and each time that fewer became enough. */
export interface Floors {
  projects: Counts;
  lowered: readonly Fall[];
}

const NO_FLOORS: Floors = { projects: {}, lowered: [] };

export const readFloors = (file = join(ROOT, FLOORS)): Floors =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_FLOORS;

/** Tests that ran, per project of jest, for the journeys and for the static checks. */
export function countByProject(entries: readonly Pick<TestEntry, 'part' | 'outcome'>[]): Counts {
  const counts: Record<string, number> = {};
  for (const { part, outcome } of entries)
    if (part && outcome !== 'skipped') counts[part] = (counts[part] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * One failure for each project that ran fewer tests than the last recorded run, or did not run at all.
 * @param counts of a whole run
 */
export const auditFloors = (counts: Counts, floors: Counts): TestPlace[] =>
  Object.entries(floors)
    .filter(([project, floor]) => (counts[project] ?? 0) < floor)
    .map(([project, floor]) => ({
      file: FLOORS,
      title: `${project} ran ${counts[project] ?? 0} tests; the last recorded run had ${floor}`,
    }));

/** One sentence if a whole run has more tests than the floors. */
export function describeGrowth(counts: Counts, floors: Counts): string | null {
  const grown = Object.entries(counts)
    .filter(([project, count]) => count > (floors[project] ?? 0))
    .map(([project, count]) => `${project} ${floors[project] ?? 'none'} → ${count}`);
  return grown.length === 0 ? null : `FLOORS record them with: npm run floors (${grown.join(', ')})`;
}

/**
 * The floors after a whole run.
 * @throws Error with one sentence if a floor falls without a reason
 */
export function raiseFloors(
  floors: Floors,
  counts: Counts,
  { date, reason = '' }: { date: string; reason?: string | undefined },
): Floors {
  const falls = Object.entries(floors.projects)
    .map(([project, from]) => ({ project, from, to: counts[project] ?? 0 }))
    .filter(({ from, to }) => to < from);
  if (falls.length > 0 && !reason.trim())
    throw new Error(
      `Fewer tests than recorded: ${falls.map(({ project, from, to }) => `${project} ${from} → ${to}`).join(', ')}. ` +
        'Say which rule the missing tests held and where it is held now: npm run floors -- --why "…"',
    );
  return {
    projects: counts,
    lowered: [...floors.lowered, ...falls.map((fall) => ({ ...fall, date, reason: reason.trim() }))],
  };
}

/** Floors that are lower in `after` than in `before` without a line that says why. */
export const listUnexplainedFalls = (before: Floors, after: Floors): string[] =>
  Object.entries(before.projects)
    .filter(([project, from]) => {
      const to = after.projects[project] ?? 0;
      const isExplained = after.lowered.some(
        (fall) => fall.project === project && fall.from === from && fall.to === to && fall.reason.trim(),
      );
      return to < from && !isExplained;
    })
    .map(([project, from]) => `${project} ${from} → ${after.projects[project] ?? 0}`);
