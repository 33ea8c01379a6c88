import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const API = fileURLToPath(new URL('../../..', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');
const run = promisify(execFile);

export interface OperatorShell {
  /** Runs commands with the variables of the earlier ones. Returns stdout. @throws with stderr when one fails */
  run(commands: string): Promise<string>;
  /** Exported variables after the last run. */
  variables(): Record<string, string>;
}

/**
 * Bash in an empty folder, as an operator uses it. `npm run <command>` starts the commands of the server: the built
 * ones of COURIER_SERVER, else their source.
 */
export function createOperatorShell(folder: string, env: Readonly<Record<string, string>>): OperatorShell {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), npmStandIn());
  chmodSync(join(programs, 'npm'), 0o755);
  let variables: Record<string, string> = {
    PATH: `${programs}:${process.env['PATH']}`,
    HOME: folder,
    USER: 'operator',
    ...env,
  };
  const state = join(folder, 'variables');
  return {
    run: async (commands) => {
      const script = `set -euo pipefail\n${commands}\nenv --null > '${state}'`;
      const { stdout } = await run('bash', ['-c', script], { cwd: folder, env: variables });
      variables = Object.fromEntries(
        readFileSync(state, 'utf8')
          .split('\0')
          .filter(Boolean)
          .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
      );
      return stdout;
    },
    variables: () => variables,
  };
}

function npmStandIn(): string {
  const server = process.env['COURIER_SERVER'];
  const config = readFileSync(join(API, 'webpack.config.ts'), 'utf8');
  const cases = [...config.matchAll(/^ {4}'?([\w-]+)'?: '\.(\/src\/[^']+-command\.ts)'/gm)].map(
    ([, name = '', source = '']) => {
      const program = server
        ? `'${join(dirname(server), `${name}.mjs`)}'`
        : `--import '${TSX}' --conditions=source '${join(API, source)}'`;
      return `${name}) exec '${process.execPath}' ${program} "$@" ;;`;
    },
  );
  return `#!/bin/bash
[ "$1" = run ] && shift
[ "$1" = --silent ] && shift
name=$1; shift
[ "\${1:-}" = -- ] && shift
case $name in
${cases.join('\n')}
*) echo "npm run $name is no command of the server" >&2; exit 1 ;;
esac
`;
}
