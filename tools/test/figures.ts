import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';

/** `measured: what = value (goal 5 s)`, as `printFigure` writes it. */
const FIGURE = /^.*?measured: (.+?) = (.+?)(?: \(goal (.+)\))?$/gm;

interface Figure {
  what: string;
  value: string;
  goal: string;
  baseline: string;
}

/**
 * The measured values of a test output. A test that runs on both databases measures twice; different values are
 * joined.
 */
export function readFigures(output: string): Figure[] {
  const rows = new Map<string, { goal: string; values: string[] }>();
  for (const [, what = '', value = '', goal = '–'] of output.matchAll(FIGURE)) {
    const before = rows.get(what)?.values ?? [];
    rows.set(what, { goal, values: before.includes(value) ? before : [...before, value] });
  }
  return [...rows].map(([what, { goal, values }]) => ({
    what,
    value: values.join(', '),
    goal,
    baseline: '–',
  }));
}

/**
 * Writes `reports/deep-<part>.json`, which `tools/measurements` adds to the page.
 * @returns false for a part without figures, whose older figures stay
 */
export function writeFigures(part: string, output: string, folder = join(ROOT, 'reports')): boolean {
  const rows = readFigures(output);
  if (rows.length === 0) return false;
  const report = {
    command: `npm run test:deep -- ${part}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(0)} at the end`,
    rows,
  };
  writeFileSync(join(folder, `deep-${part}.json`), `${JSON.stringify(report, null, 2)}\n`);
  return true;
}
