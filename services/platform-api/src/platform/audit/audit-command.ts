import { countryConfig, isCountryCode, type CountryCode } from '@courier/config';
import { addDays, unixFromLocal } from '@courier/config/time';
import { writeFileSync } from 'node:fs';
import { systemClock } from '../clock';
import { readCommandLine } from '../command-line';
import { openExisting } from '../db/commands/open-existing';
import type { Db } from '../db/database';
import type { AuditEntryRow } from '../db/tables/audit-tables';
import { runCommand } from '../run-command';
import { ConfigError, readConfig, type ServerConfig } from '../../settings/config';
import { AUDIT_ACTIONS } from './actions';
import { auditCsv } from './audit-csv';
import { searchEntries, type AuditSearch } from './search-entries';
import { verifyTrail } from './verify-trail';

const USAGE = `Usage:
  npm run audit -- verify                      checks that no entry was changed or removed, and the signed heads
  npm run audit -- list [--subject order:…] [--action refunds.refund] [--country tw] [--day 2026-11-30] [--to file.csv]
                                               the newest 100 entries; with --to all, as a CSV file
A day needs its country. Entries without a country are listed for each of them.
Actions: ${AUDIT_ACTIONS.join(', ')}`;

const text = { type: 'string' } as const;
const COMMAND = {
  usage: USAGE,
  options: { subject: text, action: text, country: text, day: text, to: text },
  arguments: [1, 1],
} as const;

const SHOWN = 100;
const PAGE_ENTRIES = 1000;

type Run = (db: Db, config: ServerConfig) => Promise<string>;

/** `npm run audit`: the settings name the database as for the server. */
async function main(): Promise<string> {
  const run = chooseRun(process.argv.slice(2));
  if (!run) return USAGE;
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    return await run(database.db, config);
  } finally {
    await database.close();
  }
}

/** Null where `--help` is requested. */
function chooseRun(args: readonly string[]): Run | null {
  const line = readCommandLine(COMMAND, args);
  if (!line) return null;
  const [command] = line.positionals;
  const { to, ...options } = line.values;
  if (command === 'verify' && Object.keys(line.values).length === 0) return verify;
  if (command !== 'list') throw new ConfigError(USAGE);
  const search = readSearch(options);
  return (db) => (to === undefined ? listNewest(db, search) : writeFile(db, search, to));
}

function readSearch(options: {
  subject?: string;
  action?: string;
  country?: string;
  day?: string;
}): AuditSearch {
  const { subject, action, day } = options;
  if (action !== undefined && !AUDIT_ACTIONS.some((known) => known === action))
    throw new ConfigError(`There is no action ${action}.\n${USAGE}`);
  const country = readCountry(options.country);
  return {
    subject,
    action,
    countries: country && [country],
    ...(day === undefined ? {} : readDay(day, country)),
  };
}

function readCountry(name: string | undefined): CountryCode | undefined {
  if (name === undefined) return undefined;
  const code = name.toUpperCase();
  if (!isCountryCode(code)) throw new ConfigError(`There is no country ${name}.`);
  return code;
}

function readDay(day: string, country: CountryCode | undefined): Pick<AuditSearch, 'from' | 'until'> {
  if (!country) throw new ConfigError('Name the country of the day, for example --country tw.');
  const { timezone } = countryConfig(country);
  const from = unixFromLocal(day, '00:00', timezone);
  if (from === null) throw new ConfigError(`${day} is no day: write 2026-11-30.`);
  return { from, until: addDays(from, 1, timezone) };
}

async function listNewest(db: Db, search: AuditSearch): Promise<string> {
  const entries = await searchEntries(db, search, SHOWN);
  return entries.length === 0 ? 'There are no entries.' : entries.map(writeLine).join('\n');
}

const writeLine = (entry: AuditEntryRow): string =>
  [
    entry.entry_id,
    new Date(entry.at * 1000).toISOString(),
    entry.actor,
    entry.network ?? '',
    entry.action,
    entry.country ?? '',
    entry.subjects.join(' '),
    entry.before ?? '',
    entry.after ?? '',
    (entry.why ?? '').replaceAll(/\s+/g, ' '),
  ].join('\t');

async function writeFile(db: Db, search: AuditSearch, file: string): Promise<string> {
  const entries: AuditEntryRow[] = [];
  for (let page = await searchEntries(db, search, PAGE_ENTRIES); page.length > 0;) {
    entries.push(...page);
    const beforeEntry = page.at(-1)?.entry_id;
    page = await searchEntries(db, { ...search, beforeEntry }, PAGE_ENTRIES);
  }
  writeFileSync(file, auditCsv(entries));
  return `Written to ${file}: ${entries.length} entries.`;
}

const verify: Run = async (db, config) => {
  const trail = await verifyTrail({ db, config, clock: systemClock });
  const { entries, heads, last, signedUntil, problems } = trail;
  if (problems.length > 0) throw new ConfigError(['The audit trail is not intact.', ...problems].join('\n'));
  if (!last) return 'The audit trail has no entries.';
  return `The audit trail is intact: ${entries} entries, ${heads} signed heads.
The newest entry is ${last.entry_id} with the hash ${last.hash}; entries up to ${signedUntil} are signed.`;
};

await runCommand(main);
