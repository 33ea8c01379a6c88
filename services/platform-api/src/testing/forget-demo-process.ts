import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../environment/forget-demo-command.ts', import.meta.url));

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs `npm run forget-demo -- <args>` in a process of its own, built where the server under test is built. */
export function runForgetDemo(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<CommandResult> {
  const built = process.env['COURIER_SERVER'];
  const command = built
    ? [join(dirname(built), 'forget-demo.mjs')]
    : ['--import', 'tsx', '--conditions=source', SOURCE];
  const child = spawn(process.execPath, [...command, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result: CommandResult = { code: null, output: '', errors: '' };
  child.stdout.on('data', (data) => (result.output += String(data)));
  child.stderr.on('data', (data) => (result.errors += String(data)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...result, code })));
}
