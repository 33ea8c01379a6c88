import { countryConfig, isCountryCode, supportedCountries, type CountryCode } from '@courier/config';
import { localDate, localTime, unixFromLocal } from '@courier/config/time';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { consoleAuthor } from '../../../platform/audit/authors';
import { systemClock } from '../../../platform/clock';
import { ConfigError, readConfig } from '../../../settings/config';
import { inTransaction, type Db } from '../../../platform/db/database';
import { FolderError } from '../../../platform/db/embedded/folder-lock';
import { openExisting } from '../../../platform/db/commands/open-existing';
import { ConnectionError } from '../../../platform/db/postgres/open-postgres';
import { RIGHTS_OF_OTHERS } from '../../../platform/db/embedded/private-files';
import { changeRules, undoChange, readRules, rulesInForce, type RuleChange } from './rule-changes';
import { OperatorFileError } from '../../../platform/operator-files/file-error';
import type { RuleFileKind } from './rule-file-kind';
import type { RuleKind, RuleSets } from '../rule-shapes/rule-sets';
import { listRuleVersions } from './rule-versions';
import { UnconfirmedChangeError } from './rule-warnings';

const usage = (name: string) => `Usage:
  npm run ${name} -- check <file> [--country tw]
  npm run ${name} -- import <file> [--country tw] [--from "2026-12-01 00:00"] [--by "Ana"] [--note "New prices"] [--dry-run] [--yes <code>]
  npm run ${name} -- export [--country tw] [--version 12] [--to <file>]
  npm run ${name} -- history --country tw
  npm run ${name} -- undo <version> --country tw [--by "Ana"]`;

type Options = ReturnType<typeof readArguments>['options'];
type Run = (db: Db) => Promise<string>;

/** The program of `npm run tariffs` and its like: rules of one kind, in the database that the settings name. */
export async function runRuleCommand<Kind extends RuleKind>(
  name: string,
  form: RuleFileKind<Kind>,
): Promise<void> {
  process.umask(RIGHTS_OF_OTHERS);
  try {
    process.stdout.write(`${await executeCommand(name, form)}\n`);
  } catch (error) {
    if (!isExplained(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

const isExplained = (error: unknown): error is Error =>
  [ConfigError, OperatorFileError, FolderError, ConnectionError].some((kind) => error instanceof kind);

async function executeCommand<Kind extends RuleKind>(
  name: string,
  form: RuleFileKind<Kind>,
): Promise<string> {
  const { command, subject, options } = readArguments(name);
  if (command === 'check' && subject !== undefined) {
    const { byCountry } = await form.read(subject, readCountryOption(options));
    return `${subject} is complete: ${[...byCountry.keys()].join(', ')}.`;
  }
  const run = chooseRun(name, form, command, subject, options);
  const database = await openExisting(readConfig(process.env));
  try {
    return await database.alone(() => run(database.db));
  } finally {
    await database.close();
  }
}

function chooseRun<Kind extends RuleKind>(
  name: string,
  form: RuleFileKind<Kind>,
  command: string | undefined,
  subject: string | undefined,
  options: Options,
): Run {
  const country = readCountryOption(options);
  if (command === 'import' && subject !== undefined) return (db) => importRules(db, form, subject, options);
  if (command === 'export' && subject === undefined) return (db) => exportRules(db, form, options);
  if (command === 'history' && subject === undefined && country)
    return (db) => history(db, form.kind, country);
  const ruleId = Number(subject);
  if (command === 'undo' && Number.isSafeInteger(ruleId) && country)
    return (db) => undo(db, form, { country, ruleId }, options);
  throw new ConfigError(usage(name));
}

async function importRules<Kind extends RuleKind>(
  db: Db,
  form: RuleFileKind<Kind>,
  file: string,
  options: Options,
): Promise<string> {
  const nowSeconds = systemClock.nowSeconds();
  const rules = await form.read(file, readCountryOption(options));
  const isTrial = options['dry-run'] === true;
  if (form.apply && options.from !== undefined)
    throw new ConfigError('These rules hold at once: their file says from when each can be used.');
  const details = {
    author: consoleAuthor(),
    madeBy: options.by ?? userInfo().username,
    note: options.note ?? '',
    validFrom: (country: CountryCode) =>
      options.from === undefined ? nowSeconds : readMoment(options.from, country),
    isTrial: false,
  };
  return inTransaction(db, async (trx) => {
    const input = { file, rules, nowSeconds };
    const trial = await changeRules(trx, form, input, { ...details, isTrial: true });
    if (trial.length === 0) return 'Nothing changes.';
    const description = trial.map(describeChange).join('\n\n');
    if (isTrial) return `${description}\n\nNothing was stored (--dry-run).`;
    const unconfirmed = trial
      .flatMap(({ warnings }) => warnings)
      .filter(({ code }) => !(options.yes ?? []).includes(code));
    if (unconfirmed.length > 0) throw new UnconfirmedChangeError(description, unconfirmed);
    const changes = await changeRules(trx, form, input, details);
    return [...changes.map(describeChange), 'Running servers use it within five seconds.'].join('\n\n');
  });
}

function describeChange({ country, removed, added, effect, warnings, ruleId }: RuleChange): string {
  const title = ruleId === null ? `${country}: would change` : `${country}: version ${ruleId}`;
  return [
    title,
    ...removed.map((line) => `- ${line}`),
    ...added.map((line) => `+ ${line}`),
    ...effect,
    ...warnings.map(({ code, text }) => `Warning ${code}: ${text}`),
  ].join('\n');
}

async function exportRules<Kind extends RuleKind>(
  db: Db,
  form: RuleFileKind<Kind>,
  options: Options,
): Promise<string> {
  const country = readCountryOption(options);
  const found = new Map<CountryCode, RuleSets[Kind]>();
  for (const each of country === undefined ? supportedCountries : [country]) {
    const rules =
      options.version === undefined
        ? await rulesInForce(db, form.kind, each, systemClock.nowSeconds())
        : await readVersion(db, form.kind, each, Number(options.version));
    if (rules !== null) found.set(each, rules);
  }
  if (found.size === 0) throw new ConfigError('Nothing is set.');
  const content = form.write(found);
  if (options.to === undefined) return content.trimEnd();
  writeFileSync(options.to, content);
  return `Written to ${options.to}: ${[...found.keys()].join(', ')}.`;
}

async function readVersion<Kind extends RuleKind>(db: Db, kind: Kind, country: CountryCode, ruleId: number) {
  const versions = await listRuleVersions(db, kind, country);
  return versions.some((version) => version.rule_id === ruleId) ? readRules(db, kind, ruleId) : null;
}

async function history(db: Db, kind: RuleKind, country: CountryCode): Promise<string> {
  const { timezone } = countryConfig(country);
  const moment = (at: number) => `${localDate(at, timezone)} ${localTime(at, timezone)}`;
  const lines = (await listRuleVersions(db, kind, country)).map((version) =>
    [
      String(version.rule_id),
      `from ${moment(version.valid_from)}`,
      `made ${moment(version.made_at)} by ${version.made_by}`,
      version.undone_at === null ? '' : `undone ${moment(version.undone_at)} by ${version.undone_by ?? ''}`,
      version.note,
    ].join('\t'),
  );
  return lines.length === 0 ? `${country} has no versions.` : lines.join('\n');
}

async function undo<Kind extends RuleKind>(
  db: Db,
  form: RuleFileKind<Kind>,
  { country, ruleId }: { country: CountryCode; ruleId: number },
  { by }: Options,
): Promise<string> {
  const isUndone = await undoChange(
    db,
    form,
    { country, ruleId },
    {
      author: consoleAuthor(),
      madeBy: by ?? userInfo().username,
      nowSeconds: systemClock.nowSeconds(),
    },
  );
  if (!isUndone) throw new ConfigError(`${country} has no version ${ruleId} that holds: see its history.`);
  return `${country}: version ${ruleId} is undone. Running servers use the one before it within five seconds.`;
}

function readMoment(text: string, country: CountryCode): number {
  const [date = '', time = '00:00'] = text.trim().split(/[ T]/);
  const at = unixFromLocal(date, time, countryConfig(country).timezone);
  if (at === null) throw new ConfigError(`${text} is no moment in ${country}: write "2026-12-01 00:00".`);
  return at;
}

function readCountryOption({ country }: Options): CountryCode | undefined {
  if (country === undefined) return undefined;
  const code = country.toUpperCase();
  if (!isCountryCode(code)) throw new ConfigError(`There is no country ${country}.`);
  return code;
}

function readArguments(name: string) {
  const text = { type: 'string' } as const;
  const options = {
    country: text,
    from: text,
    by: text,
    note: text,
    version: text,
    to: text,
    'dry-run': { type: 'boolean' },
    yes: { type: 'string', multiple: true },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [command, subject, ...rest] = positionals;
    if (rest.length > 0) throw new TypeError('Too many arguments');
    return { command, subject, options: values };
  } catch {
    throw new ConfigError(usage(name));
  }
}
