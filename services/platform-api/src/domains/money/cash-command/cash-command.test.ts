import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { chooseRun } from './choose-run';
import { runCommand } from '../../../testing/processes/run-command';

const CASH = { source: 'domains/money/cash-command/cash-command.ts', built: 'cash.mjs' };
let database: CommandDatabase;
const run = (args: readonly string[]) => runCommand(CASH, { ...database.env, FLEET: 'api' }, args);

beforeAll(async () => {
  database = await createCommandDatabase();
});
afterAll(() => database.drop());

it('says that no cash differs in a database without orders', async () => {
  const { code, output, errors } = await run(['differences', '--country', 'tw', '--days', '7']);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toBe('No collected cash differs from the amount due.\n');
});

it('names a mistake before its usage and ends with 1, and prints the usage alone for --help', async () => {
  const wrong = await run(['hand-in', 'rider-1', '--amount', '-50', '--why', 'too much']);
  expect([wrong.code, wrong.errors]).toEqual([1, expect.stringMatching(/^Option '--amount' [^]*\n\nUsage:/)]);
  const help = await run(['--help']);
  expect([help.code, help.errors]).toEqual([0, '']);
  expect(help.output).toMatch(/^Usage:[^]*--amount=-50[^]*--by olga/);
});

describe('in an empty database', () => {
  const NOW = 1_800_000_000;
  let opened: Awaited<ReturnType<CommandDatabase['open']>>;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());
  const runHere = async (...args: string[]) => chooseRun(args, NOW)(opened.db);

  it('says that no rider holds cash, and closes a day once', async () => {
    expect(await runHere('due', '--country', 'kw', '--day', '2026-01-05')).toBe(
      'KW 2026-01-05: no rider and no fleet holds cash.',
    );
    expect(await runHere('due')).toBe('No rider and no fleet holds cash.');
    const close = () => runHere('close', '2026-01-05', '--country', 'kw', '--by', 'olga');
    expect(await close()).toContain('KW 2026-01-05 and the days before are closed.');
    expect(await close()).toContain('KW 2026-01-05 was closed before.');
  });

  it.each([
    ['differences --days many', '--days is a whole number'],
    ['differences --country xx', 'There is no country xx.'],
    ['nonsense', /^There is no command nonsense\.\n\nUsage:/],
    ['due tomorrow', /^There are too many arguments: tomorrow\.\n\nUsage:/],
    ['close 2026-01-05 2026-01-06', /^There are too many arguments: 2026-01-06\.\n\nUsage:/],
    ['differences --rider d-7', /^The command has no option --rider\.\n\nUsage:/],
    ['hand-in rider-none --amount 5 --why shift', 'There is no rider rider-none'],
    ['hand-in rider-none --amount 5', /^Name the reason, [^]*\n\nUsage:/],
    ['hand-in rider-none --why shift', /^Name the amount, [^]*\n\nUsage:/],
    ['hand-in --amount 5 --why shift', /^Name either a rider or a fleet [^]*\n\nUsage:/],
    [
      'adjust --fleet mian --country tw --amount 5 --why earlier',
      'neither cash nor orders of a fleet mian in TW',
    ],
    ['hand-in --fleet mian --country tw --amount 5 --why shift', 'no cash of a fleet mian in TW'],
    ['pay-out v-none --amount 5 --why transfer', 'There is no shop v-none.'],
    ['pay-out v-none --amount 5 --why transfer --order 7', /^The command has no option --order\./],
    ['pay-out --amount 5 --why transfer', /^Name the shop, /],
    ['close 2026-01-05', 'Name the country'],
    ['close 2026-13-05 --country tw', 'is no day'],
    ['close 2126-01-05 --country tw', 'has not ended'],
    ['due --amount 5', /^The command has no option --amount\./],
    ['due --shop v-none', 'There is no shop v-none.'],
  ])('refuses %s', async (line, message) => {
    await expect(runHere(...line.split(' '))).rejects.toThrow(message);
  });
});
