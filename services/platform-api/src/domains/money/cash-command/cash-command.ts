import { systemClock } from '../../../platform/clock';
import { openExisting } from '../../../platform/db/commands/open-existing';
import { FolderError } from '../../../platform/db/embedded/folder-lock';
import { RIGHTS_OF_OTHERS } from '../../../platform/db/embedded/private-files';
import { ConnectionError } from '../../../platform/db/postgres/open-postgres';
import { ConfigError, readConfig } from '../../../settings/config';
import { USAGE } from './cash-options';
import { chooseRun } from './choose-run';

/** `npm run cash`: collected cash; the settings name the database as for the server. */
async function main(): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  const args = process.argv.slice(2);
  if (args.includes('--help')) return void process.stdout.write(`${USAGE}\n`);
  const config = readConfig(process.env);
  const run = chooseRun(args, systemClock.nowSeconds());
  const database = await openExisting(config);
  try {
    process.stdout.write(`${await run(database.db)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || error instanceof FolderError || error instanceof ConnectionError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
