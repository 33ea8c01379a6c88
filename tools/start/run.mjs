import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a command and shows its output, or hides it (`quiet`) and shows a dot per second unless others write
 * too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, dots?: boolean, env?: Record<string, string | undefined>, cwd?: string }} options
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, { quiet = false, dots: hasDots = quiet, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const dots = hasDots ? setInterval(() => process.stdout.write('.'), 1000) : null;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      if (dots) {
        clearInterval(dots);
        process.stdout.write('\n');
      }
      resolve({ code: code ?? 1, output });
    });
  });
}
