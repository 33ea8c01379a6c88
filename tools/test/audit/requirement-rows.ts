import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/root.mjs';
import type { TestEntry, TestPlace } from '../test-entry.ts';

export const LEDGER = 'docs/requirements/requirements.tsv';
const ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+$/;
/** A test that names more rows proves none of them, except a table with at least one test per row. */
const MOST_ROWS = 5;

/** The rows in brackets at the end of a test's own title: `rejects a digit [REQ-VALID-04, REQ-VALID-05]`. */
export const listRows = (title: string): string[] =>
  [...title.matchAll(/\[([^\][]*)\]/g)]
    .flatMap(([, inner = '']) => inner.split(',').map((part) => part.trim()))
    .filter((part) => ID.test(part));

/** Ids of the requirements ledger. */
export function readLedger(): string[] {
  const [, ...lines] = readFileSync(join(ROOT, LEDGER), 'utf8').trim().split('\n');
  return lines.map((line) => line.slice(0, line.indexOf('\t')));
}

/**
 * One failure for each row that no test of this run names, each name that is no row, and each test with too
 * many rows.
 * @param entries of a whole run
 */
export function auditRows(entries: readonly TestEntry[], ledger: readonly string[]): TestPlace[] {
  const known = new Set(ledger);
  const named = new Set<string>();
  const failures: TestPlace[] = [];
  const toGroup = ({ file, rows = [] }: TestEntry) => [file, ...rows].join('\n');
  const groups = Map.groupBy(entries, toGroup);
  for (const entry of entries) {
    const { title, file, outcome, rows = [] } = entry;
    const unknown = rows.filter((row) => !known.has(row));
    if (unknown.length > 0)
      failures.push({ file, title: `"${title}" names ${unknown.join(', ')}, which ${LEDGER} does not have` });
    if (rows.length > MOST_ROWS && (groups.get(toGroup(entry)) ?? []).length < rows.length)
      failures.push({ file, title: `"${title}" names ${rows.length} rows; at most ${MOST_ROWS} count` });
    else if (outcome !== 'skipped') for (const row of rows) named.add(row);
  }
  const missing = ledger.filter((row) => !named.has(row));
  return [...failures, ...missing.map((row) => ({ file: LEDGER, title: `no test that ran names ${row}` }))];
}
