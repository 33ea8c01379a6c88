import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError } from '../settings/config';

interface Command<Options extends ParseArgsOptionsConfig> {
  /** Printed for `--help` and after a mistake. */
  usage: string;
  options: Options;
  /** The least and the largest number of arguments without a name. */
  arguments: readonly [least: number, most: number];
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

interface CommandLine<Options extends ParseArgsOptionsConfig> {
  values: Values<Options>;
  positionals: readonly string[];
}

/**
 * The options and arguments of a command; null where `--help` is requested.
 * @throws ConfigError with the mistake and the usage
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  { usage, options, arguments: [least, most] }: Command<Options>,
  args: readonly string[],
): CommandLine<Options> | null {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return null;
  const { values, positionals } = parse(options, args, usage);
  if (positionals.length < least) throw new ConfigError(`An argument is missing.\n${usage}`);
  if (positionals.length > most)
    throw new ConfigError(`Unexpected argument "${positionals[most]}".\n${usage}`);
  return { values, positionals };
}

function parse<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: readonly string[],
  usage: string,
): CommandLine<Options> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Values<Options>, positionals };
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
