import type { ParseArgsOptionsConfig } from 'node:util';
import { fail } from '../start/fail.mjs';
import { parseCommand, type Command } from './parse-command.ts';

/** Reads the command line of this process; prints the usage and ends for `--help` and after a mistake. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(command: Command<Options>) {
  const parsed = parseCommand(command, process.argv.slice(2));
  if (parsed.outcome === 'mistake') return fail(`${parsed.sentence}\n${command.usage}`);
  if (parsed.outcome === 'run') return parsed;
  console.log(command.usage);
  return process.exit(0);
}
