import { isCountryCode, supportedCountries, type CountryCode } from '@courier/config';
import { consoleAuthor } from '../../../../platform/audit/authors';
import { recordAction } from '../../../../platform/audit/record-action';
import { systemClock } from '../../../../platform/clock';
import { readCommandLine } from '../../../../platform/command-line';
import { openExisting } from '../../../../platform/db/commands/open-existing';
import type { Db } from '../../../../platform/db/database';
import { runCommand } from '../../../../platform/run-command';
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
const COMMAND = {
  usage: USAGE,
  options: {
    month: text,
    country: text,
    why: text,
    amount: text,
    rate: text,
    begin: { type: 'boolean' },
  },
  arguments: [1, 2],
} as const;

/** `npm run statements`: the settings name the database and the signing key as for the server. */
async function main(): Promise<string> {
  const run = chooseRun(process.argv.slice(2));
  if (!run) return USAGE;
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    return await run({ db: database.db, clock: systemClock, config });
  } finally {
    await database.close();
  }
}

/** Null where `--help` is requested. */
function chooseRun(args: readonly string[]): ((deps: IssuingDeps) => Promise<string>) | null {
  const line = readCommandLine(COMMAND, args);
  if (!line) return null;
  const { values, positionals } = line;
  const [command, number] = positionals;
  const countries = readCountries(values.country);
  if (command === 'issue' && number === undefined) {
    const month = values.month ?? '';
    if (!isMonth(month)) throw new ConfigError(`--month is a month such as 2026-11.\n${USAGE}`);
    return (deps) => issueCountries(deps, countries, { month, isBeginConfirmed: values.begin === true });
  }
  if (command === 'months' && number === undefined) return ({ db }) => describeMonths(db, countries);
  const [country] = countries;
  if (command === 'credit' && number !== undefined && values.country !== undefined && country)
    return (deps) => issueCreditNote(deps, { ...values, author: consoleAuthor(), country, number });
  throw new ConfigError(USAGE);
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
    if (issued > 0) {
      const recorded = { country, subjects: [`month:${month}`], after: { issued, failed: failures.length } };
      const action = { action: 'statements.issue', ...recorded } as const;
      await recordAction(deps.db, consoleAuthor(), action, nowSeconds);
      lines.push(`${country}: ${issued} statements for ${month}`);
    }
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

await runCommand(main);
