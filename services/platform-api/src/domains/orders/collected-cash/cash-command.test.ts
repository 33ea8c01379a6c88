import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { runCommand } from '../../../testing/processes/run-command';

const CASH = { source: 'domains/orders/collected-cash/cash-command.ts', built: 'cash.mjs' };
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

it.each([
  [['differences', '--days', 'many'], '--days is a whole number'],
  [['differences', '--country', 'xx'], 'There is no country xx.'],
  [['differences', '--rider', 'd-7'], 'Usage:'],
  [[], 'Usage:'],
])('refuses the arguments %j', async (args, message) => {
  const { code, errors } = await run(args);
  expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
});
