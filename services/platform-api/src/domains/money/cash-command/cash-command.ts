import { systemClock } from '../../../platform/clock';
import { openExisting } from '../../../platform/db/commands/open-existing';
import { runCommand } from '../../../platform/run-command';
import { readConfig } from '../../../settings/config';
import { USAGE } from './cash-options';
import { chooseRun } from './choose-run';

/** `npm run cash`: collected cash; the settings name the database as for the server. */
async function main(): Promise<string> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return USAGE;
  const config = readConfig(process.env);
  const run = chooseRun(args, systemClock.nowSeconds());
  const database = await openExisting(config);
  try {
    return await run(database.db);
  } finally {
    await database.close();
  }
}

await runCommand(main);
