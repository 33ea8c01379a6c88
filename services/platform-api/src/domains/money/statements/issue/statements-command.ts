import { isCountryCode, supportedCountries, type CountryCode } from '@courier/config';
import { parseArgs } from 'node:util';
import { systemClock } from '../../../../platform/clock';
import { openExisting } from '../../../../platform/db/commands/open-existing';
import type { Db } from '../../../../platform/db/database';
import { FolderError } from '../../../../platform/db/embedded/folder-lock';
import { RIGHTS_OF_OTHERS } from '../../../../platform/db/embedded/private-files';
import { ConnectionError } from '../../../../platform/db/postgres/open-postgres';
import { ConfigError, readConfig } from '../../../../settings/config';
import { isMonth } from '../lines/months';
import { checkMonth } from './check-month';
import { issueCreditNote } from './credit-note';
import { issueMonth } from './issue-month';
import type { IssuingDeps } from './issue-statement';
import { listMonths } from './statement-months';

const USAGE = `Usage:
  npm run statements -- issue --month 2026-11 [--country tw] [--begin]                statements of all shops that have none for the month;
                                                                                      --begin: also far before the first month
  npm run statements -- credit <number> --country tw --why "…" [--rate 19] [--amount 12.50]  a credit note for a statement, for one of its tax rates (none: without a tax) or an amount of it
  npm run statements -- months [--country tw]                                         which months are issued`;

const text = { type: 'string' } as const;
const OPTIONS = {
  month: text,
  country: text,
  why: text,
  amount: text,
  rate: text,
  begin: { type: 'boolean' },
} as const;

/** `npm run statements`: the settings name the database and the signing key as for the server. */
async function main(): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  const config = readConfig(process.env);
  const run = chooseRun(process.argv.slice(2));
  const database = await openExisting(config);
  try {
    process.stdout.write(`${await run({ db: database.db, clock: systemClock, config })}\n`);
  } finally {
    await database.close();
  }
}

function chooseRun(args: readonly string[]): (deps: IssuingDeps) => Promise<string> {
  const { values, positionals } = readArguments(args);
  const [command, number, ...rest] = positionals;
  if (rest.length > 0) throw new ConfigError(USAGE);
  const countries = readCountries(values.country);
  if (command === 'issue' && number === undefined) {
    const month = values.month ?? '';
    if (!isMonth(month)) throw new ConfigError(`--month is a month such as 2026-11.\n${USAGE}`);
    return (deps) => issueCountries(deps, countries, { month, isBeginConfirmed: values.begin === true });
  }
  if (command === 'months' && number === undefined) return ({ db }) => describeMonths(db, countries);
  const [country] = countries;
  if (command === 'credit' && number !== undefined && values.country !== undefined && country)
    return (deps) => issueCreditNote(deps, { ...values, country, number });
  throw new ConfigError(USAGE);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function readCountries(country: string | undefined): readonly CountryCode[] {
  if (country === undefined) return supportedCountries.filter(isCountryCode);
  const code = country.toUpperCase();
  if (!isCountryCode(code)) throw new ConfigError(`There is no country ${country}.`);
  return [code];
}

async function issueCountries(
  deps: IssuingDeps,
  countries: readonly CountryCode[],
  { month, isBeginConfirmed }: { month: string; isBeginConfirmed: boolean },
): Promise<string> {
  const nowSeconds = deps.clock.nowSeconds();
  // Of all countries first: a refusal issues nothing.
  for (const country of countries) {
    const firstMonth = (await listMonths(deps.db, country))[0]?.month;
    const requested = { country, month, firstMonth, isBeginConfirmed };
    checkMonth({ ...requested, hasStatements: await hasStatements(deps.db, country) }, nowSeconds);
  }
  const lines: string[] = [];
  for (const country of countries) {
    const { issued, failures } = await issueMonth(deps, { country, month });
    if (issued > 0) lines.push(`${country}: ${issued} statements for ${month}`);
    for (const { vendorId, error } of failures)
      lines.push(`${country}: ${vendorId} has no statement: ${error instanceof Error ? error.message : ''}`);
    if (failures.length > 0) process.exitCode = 1;
  }
  return lines.length === 0 ? `Nothing was left to issue for ${month}.` : lines.join('\n');
}

const hasStatements = async (db: Db, country: CountryCode): Promise<boolean> =>
  (await db
    .selectFrom('statements')
    .select('statement_id')
    .where('country', '=', country)
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function describeMonths(db: Db, countries: readonly CountryCode[]): Promise<string> {
  const lines: string[] = [];
  for (const country of countries)
    for (const { month, issued_at: issuedAt } of await listMonths(db, country))
      lines.push(
        [country, month, issuedAt === null ? 'open' : new Date(issuedAt * 1000).toISOString()].join('\t'),
      );
  return lines.length === 0 ? 'No month has statements.' : lines.join('\n');
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || error instanceof FolderError || error instanceof ConnectionError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
