import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../start/root.mjs';
import { apiReports } from './api-report.mjs';
import { offerOf } from './offer.mjs';

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
/** What a shell of this tree offers at run time, for builds, servers and shells to read. */
const OFFER = join(ROOT, 'packages/config/src/offer/offer.json');

function stored(file) {
  try {
    return readFileSync(file, 'utf8');
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
const files = {
  ...Object.fromEntries(Object.entries(reports).map(([door, report]) => [fileOf(door), report])),
  [OFFER]: `${JSON.stringify(offerOf(reports, ROOT), null, 2)}\n`,
};
if (process.argv.includes('--write')) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
} else {
  const stale = Object.keys(files).filter((file) => stored(file) !== files[file]);
  for (const file of stale)
    console.error(
      `The doors offer something else than ${relative(ROOT, file)} says:\n${difference(stored(file), files[file])}`,
    );
  if (stale.length > 0) {
    console.error('Where that is meant: node tools/api-reports/check-api-reports.mjs --write');
    process.exitCode = 1;
  }
}
