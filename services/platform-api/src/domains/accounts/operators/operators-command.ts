import { isCountryCode, type CountryCode } from '@courier/config';
import { isOperatorRole, OPERATOR_ROLES, type OperatorRole } from '@courier/api-client/operator';
import { consoleAuthor } from '../../../platform/audit/authors';
import { systemClock } from '../../../platform/clock';
import { readCommandLine } from '../../../platform/command-line';
import { openExisting } from '../../../platform/db/commands/open-existing';
import type { Db } from '../../../platform/db/database';
import { loadKeyring } from '../../../platform/keys/keyring';
import { createMetrics } from '../../../platform/metrics';
import { runCommand } from '../../../platform/run-command';
import { ConfigError, readConfig, type ServerConfig } from '../../../settings/config';
import { blockOperator, inviteOperator, setRights, unblockOperator, type Rights } from './change-operators';
import { MAIL_LANGUAGES, mailInvitation, requireOperatorOrigin } from './invitation-mail';
import { findOperatorByEmail, listOperators } from './operator-rows';

const USAGE = `Usage:
  npm run operators -- invite <mail> --role dispatcher [--role support] [--countries tw,kw] [--name "Ana"] [--language de]
                                               also for a new phone or a forgotten password
  npm run operators -- list
  npm run operators -- role <mail> --role money [--countries tw]     replaces the roles and the countries
  npm run operators -- block <mail> --why "left the company"
  npm run operators -- unblock <mail> --why "is back"
Roles: ${OPERATOR_ROLES.join(', ')}. Without --countries the account is for all of them.
Languages of the mail: ${MAIL_LANGUAGES.join(', ')}.`;

const text = { type: 'string' } as const;
const COMMAND = {
  usage: USAGE,
  options: {
    role: { type: 'string', multiple: true },
    countries: text,
    name: text,
    language: text,
    why: text,
  },
  arguments: [1, 2],
} as const;

type Run = (db: Db, config: ServerConfig) => Promise<string>;
type Values = NonNullable<ReturnType<typeof readCommandLine<typeof COMMAND.options>>>['values'];

/** `npm run operators`: accounts of operators; the settings name the database as for the server. */
async function main(): Promise<string> {
  const run = chooseRun(process.argv.slice(2));
  if (!run) return USAGE;
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    return await database.alone(() => run(database.db, config));
  } finally {
    await database.close();
  }
}

/** Null where `--help` is requested. */
function chooseRun(args: readonly string[]): Run | null {
  const line = readCommandLine(COMMAND, args);
  if (!line) return null;
  const [command, email] = line.positionals;
  if (command === 'list' && email === undefined) return list;
  if (email === undefined) throw new ConfigError(USAGE);
  if (command === 'invite') return invite(email, line.values);
  if (command === 'role') return setRole(email, readRights(line.values));
  if (command === 'block' || command === 'unblock') return setBlock(command, email, line.values);
  throw new ConfigError(USAGE);
}

function invite(email: string, values: Values): Run {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new ConfigError(`${email} is no mail address.`);
  const rights = readRights(values);
  const language = MAIL_LANGUAGES.find((tag) => tag === (values.language ?? 'en'));
  if (!language) throw new ConfigError(`--language is one of ${MAIL_LANGUAGES.join(', ')}.`);
  return async (db, config) => {
    // Before the account, so that a missing setting leaves none.
    requireOperatorOrigin(config);
    const clock = systemClock;
    const keys = await loadKeyring({ db, clock, config });
    const invited = { email, name: values.name ?? '', ...rights };
    const { operator, secret } = await inviteOperator({ db, clock, keys }, consoleAuthor(), invited);
    const head = `${operator.operatorId}\t${operator.email}`;
    try {
      await mailInvitation({ db, clock, config, metrics: createMetrics() }, operator, secret, language);
    } catch {
      // The first operator is invited before anybody sees that mail does not work.
      return `${head}\nThe mail was not sent. Pass on this code, which works for 24 hours:\n${secret}`;
    }
    return `${head}\nThe invitation was mailed. It ends after 24 hours.`;
  };
}

const list: Run = async (db) => {
  const operators = await listOperators(db);
  const lines = operators.map(({ operatorId, email, name, roles, countries, state }) =>
    [operatorId, email, name, roles.join(','), countries?.join(',') ?? 'all', state].join('\t'),
  );
  return lines.length === 0 ? 'There are no operators.' : lines.join('\n');
};

const setRole =
  (email: string, rights: Rights): Run =>
  async (db) => {
    const operatorId = await findId(db, email);
    const operator = await setRights({ db, clock: systemClock }, consoleAuthor(), operatorId, rights);
    return `${email} has ${operator.roles.join(', ')} for ${operator.countries?.join(', ') ?? 'all countries'}.`;
  };

function setBlock(command: 'block' | 'unblock', email: string, { why = '' }: Values): Run {
  if (why.trim() === '') throw new ConfigError('Name the reason, for example --why "left the company".');
  return async (db) => {
    const change = command === 'block' ? blockOperator : unblockOperator;
    await change({ db, clock: systemClock }, consoleAuthor(), await findId(db, email), why);
    return `${email} is ${command}ed.`;
  };
}

async function findId(db: Db, email: string): Promise<string> {
  const row = await findOperatorByEmail(db, email);
  if (!row) throw new ConfigError(`There is no operator ${email}.`);
  return row.operator_id;
}

function readRights({ role = [], countries }: Values): Rights {
  const roles = role.map((name): OperatorRole => {
    if (!isOperatorRole(name))
      throw new ConfigError(`There is no role ${name}: write ${OPERATOR_ROLES.join(', ')}.`);
    return name;
  });
  if (roles.length === 0) throw new ConfigError('Name the role, for example --role dispatcher.');
  return { roles, countries: countries === undefined ? null : countries.split(',').map(readCountry) };
}

function readCountry(name: string): CountryCode {
  const code = name.trim().toUpperCase();
  if (!isCountryCode(code)) throw new ConfigError(`There is no country ${name}.`);
  return code;
}

await runCommand(main);
