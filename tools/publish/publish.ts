import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from './paths';
import { publishRemote } from './publish-remote';
import { publishShell } from './publish-shell';

const { values, positionals } = readArguments({
  usage: 'publish.ts <app> … | --all\nPuts the builds of apps into the site.',
  options: { all: { type: 'boolean', default: false } },
  most: Infinity,
});
const apps = readdirSync(join(ROOT, 'apps')).filter((app) =>
  existsSync(join(ROOT, 'apps', app, 'package.json')),
);

try {
  for (const app of apps) {
    if (!values.all && !positionals.includes(app)) continue;
    if (app === 'shell') publishShell();
    else console.log(publishRemote(app, { act: 'build' }));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
