import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { apiReports } from './api-report.mjs';

/** Doors that remotes of other teams stand on: the name of the report, the file of the door. */
const DOORS = {
  'shell-api': 'packages/shell-api/src/index.ts',
  'shell-api-hooks': 'packages/shell-api/src/hooks/index.ts',
  'shell-api-manifest': 'packages/shell-api/src/manifest.ts',
  'shell-api-routes': 'packages/shell-api/src/routes.ts',
  'ui-kit-plain': 'packages/ui-kit/src/plain.ts',
  'ui-kit-core': 'packages/ui-kit/src/core.ts',
  'ui-kit-input': 'packages/ui-kit/src/input.ts',
  'ui-kit-data': 'packages/ui-kit/src/data.ts',
  'ui-kit-map': 'packages/ui-kit/src/map.ts',
  i18n: 'packages/i18n/src/index.ts',
};

const FOLDER = join(ROOT, 'docs/api-reports');
const fileOf = (door) => join(FOLDER, `${door}.txt`);

function stored(door) {
  try {
    return readFileSync(fileOf(door), 'utf8');
  } catch {
    return '';
  }
}

/** The first line in which two texts differ, for whoever has to decide whether it was meant. */
function difference(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.find((line) => !now.includes(line));
  const come = now.find((line) => !old.includes(line));
  return [gone && `- ${gone.slice(0, 300)}`, come && `+ ${come.slice(0, 300)}`].filter(Boolean).join('\n');
}

/** usage: check-api-reports.mjs [--write]: compares what the doors offer with the reports in git, or writes those. */
const doors = Object.fromEntries(Object.entries(DOORS).map(([door, file]) => [door, join(ROOT, file)]));
const reports = apiReports(doors, ROOT);
if (process.argv.includes('--write')) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [door, report] of Object.entries(reports)) writeFileSync(fileOf(door), report);
} else {
  const stale = Object.keys(reports).filter((door) => stored(door) !== reports[door]);
  for (const door of stale)
    console.error(
      `${door} offers something else than docs/api-reports/${door}.txt says:\n${difference(stored(door), reports[door])}`,
    );
  if (stale.length > 0) {
    console.error('Where that is meant: node tools/api-reports/check-api-reports.mjs --write');
    process.exitCode = 1;
  }
}
