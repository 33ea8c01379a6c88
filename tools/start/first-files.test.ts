import { expect, it } from '@jest/globals';
import { listFirstFiles, listLoadFaults } from './first-files.ts';

it('finds the commands that change to the pinned Node.js', () => {
  expect(listFirstFiles()).toEqual(
    expect.arrayContaining([
      'tools/start/start.mjs',
      'tools/test/test.mjs',
      'tools/test/verify.mjs',
      'tools/start/run-tool.mjs',
    ]),
  );
});

it.each(listFirstFiles())(
  '%s starts on the oldest Node.js and without dependencies until it changes to the pinned one',
  (file) => expect(listLoadFaults(file)).toEqual([]),
);

it('finds a newer function, a package and TypeScript in a file that another file imports', () => {
  const files: Record<string, string> = {
    'tools/a/first.mjs': `
      const { second } = await import('./second.mjs');
      await continueOnPinnedNode();
      await import('./third.mjs');`,
    'tools/a/second.mjs': `
      import {
        existsSync,
        globSync,
      } from 'node:fs';
      import { Pool } from 'pg';
      export { second } from './second.mjs';
      export { fourth } from './fourth.ts';`,
    'tools/a/third.mjs': "import { backup } from 'node:sqlite';",
  };
  expect(listLoadFaults('tools/a/first.mjs', (file) => files[file] ?? '')).toEqual([
    'tools/a/second.mjs loads globSync of node:fs',
    'tools/a/second.mjs loads the package pg',
    'tools/a/second.mjs loads tools/a/fourth.ts, which is not JavaScript',
  ]);
});
