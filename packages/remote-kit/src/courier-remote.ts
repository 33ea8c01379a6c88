import { build } from './build';
import { dev } from './dev';
import { writeNew } from './new';
import { publish } from './publish';
import { remoteHere, type RemoteHere } from './remote-here';
import { test } from './test';

type Command = (remote: RemoteHere, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = { dev, build, test, publish };

const USAGE = `usage, in an empty folder:
  courier-remote new <name>             writes a remote that builds and passes its tests
in the folder of a remote:
  courier-remote dev [--port 3007]      runs it alone with Fast Refresh, and serves it to a portal opened with ?remote=
                                        [--portal http://localhost:8080 --as owner@demo.test] with a portal's data
  courier-remote build                  builds it into dist
  courier-remote test [pattern]         checks its types and runs its tests
  courier-remote publish --to <folder>  builds it, checks its limits and publishes it into a site
                                        [--channel canary --percent 10 --vendors v1001] [--why "…"] [--by name] [--dry-run]`;

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const folder = process.cwd();
  if (name === 'new') return writeNew(folder, args);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(USAGE);
  await command(await remoteHere(folder), args);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
