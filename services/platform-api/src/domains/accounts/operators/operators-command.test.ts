import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { PRODUCTION_SETTINGS } from '../../../testing/installations/production-settings';
import { runCommand } from '../../../testing/processes/run-command';

const OPERATORS = { source: 'domains/accounts/operators/operators-command.ts', built: 'operators.mjs' };

let database: CommandDatabase;
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runCommand(OPERATORS, { ...database.env, ...env }, args);
beforeAll(async () => {
  database = await createCommandDatabase();
});
afterAll(() => database.drop());

async function countRows(table: 'operators' | 'outbox'): Promise<number> {
  const { db, close } = await database.open();
  const rows = await db.selectFrom(table).selectAll().execute();
  await close();
  return rows.length;
}

it('invites an operator by mail, and lists, changes, blocks and unblocks the account', async () => {
  const mail = 'ana@city.test';
  const invited = await run([
    'invite',
    mail,
    '--role',
    'dispatcher',
    '--countries',
    'tw,kw',
    '--language',
    'ar',
  ]);
  expect([invited.errors, invited.code]).toEqual(['', 0]);
  expect(invited.output).toMatch(/^op-[\da-f]{12}\tana@city\.test\nThe invitation was mailed\./);
  expect(await countRows('outbox')).toBe(1);
  const id = invited.output.split('\t')[0] ?? '';
  const line = async () => (await run(['list'])).output;
  expect(await line()).toBe(`${id}\t${mail}\t\tdispatcher\tTW,KW\tinvited\n`);
  const changed = await run(['role', mail, '--role', 'money', '--role', 'prices']);
  expect(changed.output).toBe(`${mail} has money, prices for all countries.\n`);
  expect((await run(['block', mail])).errors).toContain('Name the reason');
  expect((await run(['block', mail, '--why', 'left'])).output).toBe(`${mail} is blocked.\n`);
  expect((await run(['invite', mail, '--role', 'money'])).errors).toContain('unblock the account first');
  expect((await run(['unblock', mail, '--why', 'back'])).output).toBe(`${mail} is unblocked.\n`);
  expect(await line()).toBe(`${id}\t${mail}\t\tmoney,prices\tall\tinvited\n`);
});

it('prints the code where the mail server does not take the mail', async () => {
  const settings = { ...PRODUCTION_SETTINGS, OPERATOR_ORIGIN: 'https://operator.example' };
  const { code, output } = await run(['invite', 'bo@city.test', '--role', 'admin'], settings);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^op-.*\nThe mail was not sent\. .*\n[\w-]{43}\n$/),
  ]);
});

it('adds no account in production without an origin of operators', async () => {
  const before = await countRows('operators');
  const { code, errors } = await run(['invite', 'cy@city.test', '--role', 'admin'], PRODUCTION_SETTINGS);
  expect([code, errors]).toEqual([1, expect.stringContaining('Set OPERATOR_ORIGIN')]);
  expect(await countRows('operators')).toBe(before);
});

it.each([
  [[], 'An argument is missing.'],
  [['invite'], 'Usage:'],
  [['invite', 'ana', '--role', 'admin'], 'ana is no mail address.'],
  [['invite', 'dee@city.test'], 'Name the role'],
  [['invite', 'dee@city.test', '--role', 'owner'], 'There is no role owner'],
  [['invite', 'dee@city.test', '--role', 'admin', '--countries', 'xx'], 'There is no country xx.'],
  [
    ['invite', 'dee@city.test', '--role', 'admin', '--language', 'fr'],
    '--language is one of en, zh, ar, ur, de.',
  ],
  [['role', 'no@city.test', '--role', 'admin'], 'There is no operator no@city.test.'],
  [['block', 'no@city.test', '--why', 'left'], 'There is no operator no@city.test.'],
  [['remove', 'ana@city.test'], 'Usage:'],
])('refuses %j', async (args, message) => {
  const { code, output, errors } = await run(args);
  expect([code, output, errors]).toEqual([1, '', expect.stringContaining(message)]);
});
