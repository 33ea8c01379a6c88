import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

interface Command {
  source: string;
  built: string;
}

/** Runs a command in its own process, built if the server under test is built. */
export function runCommand(
  { source, built }: Command,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<CommandResult> {
  const server = process.env['COURIER_SERVER'];
  const program = server
    ? [join(dirname(server), built)]
    : ['--import', 'tsx', '--conditions=source', fileURLToPath(new URL(`../../${source}`, import.meta.url))];
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result: CommandResult = { code: null, output: '', errors: '' };
  child.stdout.on('data', (data) => (result.output += String(data)));
  child.stderr.on('data', (data) => (result.errors += String(data)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...result, code })));
}
