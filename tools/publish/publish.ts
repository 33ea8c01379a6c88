import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import { publishRemote } from './publish-remote';
import { publishShell } from './publish-shell';

/** usage: publish.ts <app>… | --all */
const wanted = process.argv.slice(2);
const apps = readdirSync(join(ROOT, 'apps')).filter((app) =>
  existsSync(join(ROOT, 'apps', app, 'package.json')),
);

try {
  for (const app of apps) {
    if (!wanted.includes('--all') && !wanted.includes(app)) continue;
    if (app === 'shell') publishShell();
    else console.log(publishRemote(app, { act: 'build' }));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
