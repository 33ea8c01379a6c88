import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { mergeReports, renderPage } from './render-page.ts';

const DATA = join(ROOT, 'docs/measurements/figures.json');
const REPORTS = join(ROOT, 'reports');

const reports = (existsSync(REPORTS) ? readdirSync(REPORTS) : [])
  .filter((file) => /^(bench|deep)-.*\.json$/.test(file))
  .map((file) => readJson(join(REPORTS, file)));
const groups = mergeReports(readJson(DATA), reports);

writeFileSync(DATA, `${JSON.stringify(groups, null, 2)}\n`);
writeFileSync(join(ROOT, 'docs/measurements.md'), renderPage(groups));
