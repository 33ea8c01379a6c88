import { isCountryCode, type CountryCode } from '@courier/config';
import { parseArgs } from 'node:util';
import { systemClock } from '../../../platform/clock';
import { openExisting } from '../../../platform/db/commands/open-existing';
import { FolderError } from '../../../platform/db/embedded/folder-lock';
import { RIGHTS_OF_OTHERS } from '../../../platform/db/embedded/private-files';
import { ConnectionError } from '../../../platform/db/postgres/open-postgres';
import { ConfigError, readConfig } from '../../../settings/config';
import { describeDifferences } from './describe-differences';
import { describeUncounted } from './describe-uncounted';
import { listCashDifferences, listUncountedReports } from './list-differences';

const USAGE = `Usage:
  npm run cash -- differences [--country tw] [--days 30]   orders whose cash differs from the amount due,
                                                           and reports of cash that changed no order`;
const DAY_SECONDS = 86_400;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 3660;

interface Question {
  country: CountryCode | undefined;
  days: number;
}

/** `npm run cash`: collected cash; the settings name the database as for the server. */
async function main(): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  const [command, ...rest] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (command !== 'differences') throw new ConfigError(USAGE);
  const { country, days } = readQuestion(rest);
  const sinceSeconds = systemClock.nowSeconds() - days * DAY_SECONDS;
  const database = await openExisting(config);
  try {
    const filter = { sinceSeconds, country };
    const differences = describeDifferences(await listCashDifferences(database.db, filter));
    const uncounted = describeUncounted(await listUncountedReports(database.db, filter));
    process.stdout.write(`${[differences, uncounted].filter(Boolean).join('\n\n')}\n`);
  } finally {
    await database.close();
  }
}

function readQuestion(args: string[]): Question {
  const { country, days = String(DEFAULT_DAYS) } = readOptions(args);
  const code = country?.toUpperCase();
  if (code !== undefined && !isCountryCode(code)) throw new ConfigError(`There is no country ${country}.`);
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS)
    throw new ConfigError(`--days is a whole number from 1 to ${MOST_DAYS}.`);
  return { country: code, days: count };
}

function readOptions(args: string[]): { country?: string; days?: string } {
  try {
    return parseArgs({ args, options: { country: { type: 'string' }, days: { type: 'string' } } }).values;
  } catch {
    throw new ConfigError(USAGE);
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || error instanceof FolderError || error instanceof ConnectionError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
