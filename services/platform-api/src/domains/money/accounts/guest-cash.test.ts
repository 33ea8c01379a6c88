import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { plantOrder, plantShop } from '../../../testing/money/plant-orders';
import { chooseRun } from '../cash-command/choose-run';
import { monthRange } from '../statements/lines/months';
import { accountFile } from './account-file';

const { from, until } = monthRange('2025-03', 'SG');
let database: CommandDatabase;
let opened: Awaited<ReturnType<CommandDatabase['open']>>;
beforeAll(async () => {
  database = await createCommandDatabase();
  opened = await database.open();
  await plantShop(opened.db, { vendorId: 'guest-1', country: 'SG' });
  await plantOrder(opened.db, {
    orderId: 'guest-1-a',
    vendorId: 'guest-1',
    country: 'SG',
    status: 'DELIVERED',
    createdAt: from + 60,
    endedAt: from + 3600,
    lines: [{ kind: 'base', amountMinor: 1090, taxPercent: 900, taxMinor: 90 }],
    cashMinor: 5000,
  });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const run = (nowSeconds: number, ...args: string[]) => chooseRun(args, nowSeconds)(opened.db);
const listLines = async (month: string) =>
  (await accountFile(opened.db, 'SG', month))?.trimEnd().split('\r\n').slice(1);

it('shows the cash of guests until it is paid, also in a month without an order of a guest', async () => {
  const day = ['due', '--country', 'sg', '--day', '2025-03-01'];
  expect((await run(until, ...day)).split('\n').slice(2)).toEqual([
    'SG: 50.00 SGD due from 1 holder',
    '',
    'SG: 50.00 SGD due to 1 guest: guest-1 50.00',
  ]);
  expect(await run(until, 'due')).toContain('due to 1 guest: guest-1 50.00');
  await run(until, 'pay-out', 'guest-1', '--amount', '50', '--why', 'transfer 17');
  expect(await run(until + 60, 'due', '--country', 'sg')).not.toContain('guest');

  expect(await listLines('2025-03')).toEqual([
    'guests,,,,SGD,1,10,0.9,10.9,0,0,0,50,0,-39.1,0,0,10',
    'total,,,,SGD,1,10,0.9,10.9,0,0,0,50,0,-39.1,0,0,10',
  ]);
  expect(await listLines('2025-04')).toEqual([
    'guests,,,,SGD,0,0,0,0,0,0,0,0,50,50,0,0,0',
    'total,,,,SGD,0,0,0,0,0,0,0,0,50,50,0,0,0',
  ]);
  expect(await listLines('2025-05')).toBeUndefined();
});
