import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { remoteNames } from '../../tools/brands/remote-code';
import { ROOT } from '../../tools/publish/paths';
import { bundleApp, copyRepository, listDifferences } from '../setup/second-folder';

/** Usually the remote with a document and a map, whose library refers to its own files; all apps in the deep run. */
const APPS = process.env['COURIER_DEEP'] ? ['shell', ...remoteNames] : ['public-tracking'];

test('one commit gives the same files in every folder', () => {
  test.setTimeout(3_600_000);
  const copy = copyRepository();
  try {
    for (const app of APPS) {
      bundleApp(copy, app);
      expect(listDifferences(ROOT, copy, app), app).toEqual([]);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
