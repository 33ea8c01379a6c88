import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { PINNED_NODE } from './pinned-node.mjs';
import { ROOT } from './root.mjs';

const pinned = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node;

it('installs the Node.js of package.json', () => {
  expect(execFileSync(PINNED_NODE, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${pinned}`);
});

it('runs the tests on it', () => {
  expect(realpathSync(process.execPath)).toBe(realpathSync(PINNED_NODE));
});
