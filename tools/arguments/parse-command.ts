import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

export interface Command<Options extends ParseArgsOptionsConfig> {
  /** How the command is called and what it does; printed for `--help` and after a mistake. */
  usage: string;
  options?: Options;
  /** Number of arguments without a name. */
  fewest?: number;
  most?: number;
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

type ParsedCommand<Options extends ParseArgsOptionsConfig> =
  | { outcome: 'help' }
  | { outcome: 'mistake'; sentence: string }
  | { outcome: 'run'; values: Values<Options>; positionals: string[] };

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** What a command line requests, or the mistake in it. */
export function parseCommand<const Options extends ParseArgsOptionsConfig>(
  { options, fewest = 0, most = fewest }: Command<Options>,
  args: readonly string[],
): ParsedCommand<Options> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { outcome: 'help' };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...(options ?? ({} as Options)), ...HELP },
      allowPositionals: true,
    });
    if (positionals.length < fewest) return { outcome: 'mistake', sentence: 'An argument is missing.' };
    if (positionals.length > most)
      return { outcome: 'mistake', sentence: `Unexpected argument "${positionals[most]}".` };
    return { outcome: 'run', values: values as Values<Options>, positionals };
  } catch (error) {
    return { outcome: 'mistake', sentence: error instanceof Error ? error.message : String(error) };
  }
}
