import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PINNED_NODE } from './pinned-node.mjs';
import { ROOT } from './root.mjs';

const pinned = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node;

it('installs the Node.js of package.json', () => {
  expect(execFileSync(PINNED_NODE, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${pinned}`);
});

it('runs the tests on it', () => {
  expect(realpathSync(process.execPath)).toBe(realpathSync(PINNED_NODE));
});

describe('a command that was started with another Node.js', () => {
  /** Continues, prints its process, and then waits or ends with exit code 3. */
  const COMMAND = `
    const { continueOnPinnedNode } = await import(process.env.MODULE);
    await continueOnPinnedNode();
    const { execPath: node, argv, env } = process;
    console.log(JSON.stringify({ node, args: argv.slice(2), path: env.PATH }));
    if (argv.includes('--wait')) setInterval(() => {}, 1000);
    else process.exitCode = 3;
  `;
  interface Continued {
    code: number | null;
    node: string;
    args: string[];
    path: string;
  }
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'courier-node-'));
    copyFileSync(PINNED_NODE, join(folder, basename(PINNED_NODE)));
    writeFileSync(join(folder, 'command.mjs'), COMMAND);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** @param onContinued called with the first process once the second one runs */
  const run = (args: string[], onContinued: (child: ChildProcess) => void = () => undefined) =>
    new Promise<Continued>((resolve) => {
      const child = spawn(join(folder, basename(PINNED_NODE)), [join(folder, 'command.mjs'), ...args], {
        env: { PATH: '/usr/bin', MODULE: pathToFileURL(join(ROOT, 'tools/start/pinned-node.mjs')).href },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        onContinued(child);
      });
      child.on('close', (code) => resolve({ code, ...JSON.parse(output) }));
    });

  it('continues with its arguments on the pinned one, which is first in PATH, and keeps the exit code', async () => {
    const { code, node, args, path } = await run(['--reset', 'a b']);
    expect({ code, args }).toEqual({ code: 3, args: ['--reset', 'a b'] });
    expect(realpathSync(node)).toBe(realpathSync(PINNED_NODE));
    expect(path).toBe(`${join(ROOT, 'node_modules/.bin')}:/usr/bin`);
  });

  it.each<[NodeJS.Signals, number]>([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('forwards %s and ends with the exit code %i', async (signal, expected) => {
    const { code } = await run(['--wait'], (child) => child.kill(signal));
    expect(code).toBe(expected);
  });
});
