import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../publish/paths';
import { formatReportCells, type Row } from './report';

/** Rows that begin with two spaces belong to the row above. */
function nameRows(rows: readonly Row[]): Row[] {
  let parent = '';
  return rows.map((row) => {
    if (row.what.startsWith('  ')) return { ...row, what: `${parent}: ${row.what.trim()}` };
    parent = row.what;
    return row;
  });
}

/** The rows of one part in the format of `docs/measurements/figures.json`. */
export function buildReport(part: string, rows: readonly Row[], date: string, load: number) {
  return {
    command: `npm run bench -- ${part}`,
    date,
    machine: `${cpus().length} cores, load ${load.toFixed(0)} at the end`,
    rows: nameRows(rows).map((row) => {
      const [what = '', measured = '', , budget = '', baseline = ''] = formatReportCells(row);
      return { what, value: measured, goal: budget, baseline };
    }),
  };
}

/** Writes `reports/bench-<part>.json`, which `tools/measurements` adds to the page. */
export function writeReport(part: string, rows: readonly Row[]): void {
  const folder = join(ROOT, 'reports');
  mkdirSync(folder, { recursive: true });
  const report = buildReport(part, rows, new Date().toISOString().slice(0, 10), loadavg()[0] ?? 0);
  writeFileSync(join(folder, `bench-${part}.json`), `${JSON.stringify(report, null, 2)}\n`);
}
