import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../../testing/databases/command-database';
import { plantOrder, plantShop } from '../../../../testing/money/plant-orders';
import { runCommand } from '../../../../testing/processes/run-command';
import { monthRange } from '../lines/months';

const STATEMENTS = {
  source: 'domains/money/statements/issue/statements-command.ts',
  built: 'statements.mjs',
};
let database: CommandDatabase;
const run = (args: readonly string[]) => runCommand(STATEMENTS, database.env, args);

beforeAll(async () => {
  database = await createCommandDatabase();
  const { db, close } = await database.open();
  const { from } = monthRange('2025-03', 'SG');
  await plantShop(db, { vendorId: 's1', country: 'SG' });
  await plantOrder(db, {
    orderId: 's1-order',
    vendorId: 's1',
    country: 'SG',
    status: 'DELIVERED',
    createdAt: from + 60,
    endedAt: from + 3600,
    lines: [{ kind: 'base', amountMinor: 1090, taxPercent: 900, taxMinor: 90 }],
  });
  await close();
});
afterAll(() => database.drop());

it('issues a month once, lists it, and writes a credit note for a part of a statement', async () => {
  const far = await run(['issue', '--month', '2025-03', '--country', 'sg']);
  expect([far.code, far.errors]).toEqual([1, expect.stringContaining('would begin with 2025-03')]);
  expect((await run(['months', '--country', 'sg'])).output).toBe('No month has statements.\n');
  const issued = await run(['issue', '--month', '2025-03', '--country', 'sg', '--begin']);
  expect([issued.errors, issued.output]).toEqual(['', 'SG: 1 statements for 2025-03\n']);
  expect((await run(['issue', '--month', '2025-03', '--begin'])).output).toBe(
    'Nothing was left to issue for 2025-03.\n',
  );
  expect((await run(['months', '--country', 'sg'])).output).toMatch(/^SG\t2025-03\t\d{4}-\d\d-\d\dT\S+Z\n$/);
  const number = `SG-${new Date().getFullYear()}`;
  const credit = ['credit', `${number}-1`, '--country', 'sg', '--why', 'Agreed'];
  expect((await run([...credit, '--amount', '5', '--rate', '9'])).output).toBe(
    `${number}-2: credit note of -5.00 SGD for ${number}-1\n`,
  );
  const tooMuch = await run([...credit, '--amount', '5.91', '--rate', '9']);
  expect([tooMuch.code, tooMuch.errors]).toEqual([1, `At most 5.90 SGD is left of ${number}-1.\n`]);
});

it('refuses a month that is not over, a month before the first one, and arguments without a meaning', async () => {
  expect((await run(['issue', '--month', '2099-01'])).errors).toContain('2099-01 is not over in');
  expect((await run(['issue', '--month', '2025-02', '--country', 'sg'])).errors).toBe(
    'Statements of SG begin with 2025-03; an earlier month has none.\n',
  );
  // Other countries have no statement yet and could begin earlier.
  expect((await run(['issue', '--month', '2025-02', '--begin'])).errors).toContain('Statements of SG begin');
  expect((await run(['months'])).output).not.toContain('2025-02');
  for (const args of [
    ['issue', '--month', '2025-13'],
    ['issue', 'all'],
    ['credit', 'SG-2025-1'],
    ['--moth', '1'],
  ])
    expect((await run(args)).errors).toContain('npm run statements -- issue --month');
});
