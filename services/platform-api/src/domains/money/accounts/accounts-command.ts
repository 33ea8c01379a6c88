import { isCountryCode, supportedCountries, type CountryCode } from '@courier/config';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../../../platform/command-line';
import { openExisting } from '../../../platform/db/commands/open-existing';
import { runCommand } from '../../../platform/run-command';
import { ConfigError, readConfig } from '../../../settings/config';
import { isMonth } from '../statements/lines/months';
import { accountFile } from './account-file';

const USAGE = `Usage:
  npm run accounts -- export --month 2026-11 [--country tw] [--to folder]   one CSV file per country: orders, charges, tax, payments, cash, costs, margin`;

const text = { type: 'string' } as const;
const COMMAND = {
  usage: USAGE,
  options: { month: text, country: text, to: text },
  arguments: [1, 1],
} as const;

/** `npm run accounts`: the settings name the database as for the server. */
async function main(): Promise<string> {
  const line = readCommandLine(COMMAND, process.argv.slice(2));
  if (!line) return USAGE;
  const { month = '', country, to = '.' } = line.values;
  if (line.positionals[0] !== 'export') throw new ConfigError(USAGE);
  if (!isMonth(month)) throw new ConfigError(`--month is a month such as 2026-11.\n${USAGE}`);
  if (!existsSync(to)) throw new ConfigError(`There is no folder ${to}.`);
  const countries = readCountries(country);
  const database = await openExisting(readConfig(process.env));
  try {
    const files: string[] = [];
    for (const each of countries) {
      const content = await accountFile(database.db, each, month);
      if (content === null) continue;
      const file = join(to, `accounts-${each}-${month}.csv`);
      writeFileSync(file, content);
      files.push(file);
    }
    return files.length === 0 ? `Nothing was charged in ${month}.` : `Written:\n${files.join('\n')}`;
  } finally {
    await database.close();
  }
}

function readCountries(country: string | undefined): readonly CountryCode[] {
  if (country === undefined) return supportedCountries.filter(isCountryCode);
  const code = country.toUpperCase();
  if (!isCountryCode(code)) throw new ConfigError(`There is no country ${country}.`);
  return [code];
}

await runCommand(main);
