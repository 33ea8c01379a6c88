import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../tools/publish/paths';
import { shipRemote } from '../../tools/release/ship-remote';

const remotes = readdirSync(join(ROOT, 'apps')).filter((app) =>
  existsSync(join(ROOT, 'apps', app, 'src/remote.manifest.ts')),
);

for (const remote of remotes)
  test(`the build of ${remote} keeps every limit of a release`, () => {
    const request = { remote, canary: null, to: undefined, isDry: true, history: {} };
    expect(shipRemote(request)).toContain('would be released');
  });
