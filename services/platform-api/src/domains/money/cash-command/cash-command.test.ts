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

it('refuses other arguments with its usage, and ends with 1', async () => {
  const { code, errors } = await run([]);
  expect([code, errors]).toEqual([1, expect.stringContaining('Usage:')]);
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
    ['differences --rider d-7', 'Usage:'],
    ['hand-in rider-none --amount 5 --why shift', 'There is no rider rider-none'],
    ['hand-in rider-none --amount 5', 'Usage:'],
    ['hand-in --amount 5 --why shift', 'Usage:'],
    ['hand-in --fleet mian --country tw --amount 5 --why shift', 'no cash of a fleet mian in TW'],
    ['pay-out v-none --amount 5 --why transfer', 'There is no shop v-none.'],
    ['pay-out v-none --amount 5 --why transfer --order 7', 'Usage:'],
    ['close 2026-01-05', 'Name the country'],
    ['close 2026-13-05 --country tw', 'is no day'],
    ['close 2126-01-05 --country tw', 'has not ended'],
    ['due --amount 5', 'Usage:'],
    ['due --shop v-none', 'There is no shop v-none.'],
  ])('refuses %s', async (line, message) => {
    await expect(runHere(...line.split(' '))).rejects.toThrow(message);
  });
});
