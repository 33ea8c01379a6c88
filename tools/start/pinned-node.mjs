import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fail } from './fail.mjs';
import { ROOT } from './root.mjs';

const BIN = join(ROOT, 'node_modules/.bin');

export const PINNED_NODE = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const withPinnedNodeFirst = (path = '') =>
  path.split(delimiter)[0] === BIN ? path : [BIN, path].filter(Boolean).join(delimiter);

/**
 * Continues the command on the pinned Node.js and returns only if this process already uses it. Dependencies
 * are installed. The process ends with the command's exit code, or as shells report it with 128 plus the number
 * of the signal that ended the command.
 */
export async function continueOnPinnedNode() {
  if (!existsSync(PINNED_NODE))
    fail(
      'The pinned Node.js was not installed, perhaps because npm ignores install scripts: run `npm rebuild node --foreground-scripts` and the command again.',
    );
  if (realpathSync(process.execPath) === realpathSync(PINNED_NODE)) return;
  const child = spawn(PINNED_NODE, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, PATH: withPinnedNodeFirst(process.env.PATH) },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The pinned Node.js does not run here: ${error.message}`));
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
  );
  await new Promise(() => {});
}
