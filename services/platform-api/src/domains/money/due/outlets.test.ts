import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { plantOrder, plantShop } from '../../../testing/money/plant-orders';
import { chooseRun } from '../cash-command/choose-run';
import { readDay } from './cash-day';

const DAY = readDay('SG', '2026-03-05');
let database: CommandDatabase;
let opened: Awaited<ReturnType<CommandDatabase['open']>>;
beforeAll(async () => {
  database = await createCommandDatabase();
  opened = await database.open();
  const { db } = opened;
  await plantShop(db, { vendorId: 'p1', country: 'SG' });
  for (const vendorId of ['p1-north', 'p1-south'])
    await plantShop(db, { vendorId, country: 'SG', parentId: 'p1' });
  await plantShop(db, { vendorId: 'p2', country: 'SG' });
  for (const [vendorId, cashMinor] of [
    ['p1', 1000],
    ['p1-north', 2050],
    ['p2', 70],
  ] as const)
    await plantOrder(db, {
      orderId: `${vendorId}-a`,
      vendorId,
      country: 'SG',
      status: 'DELIVERED',
      createdAt: DAY.startsAtSeconds,
      endedAt: DAY.startsAtSeconds + 60,
      lines: [{ kind: 'base', amountMinor: 300 }],
      cashMinor,
    });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const run = (...args: string[]) => chooseRun(args, DAY.endsAtSeconds + 60)(opened.db);
const lastLines = (text: string, count: number) => text.split('\n').slice(-count);

it('sums the cash of a shop with its outlets and lists each of them', async () => {
  expect(lastLines(await run('due', '--shop', 'p1'), 7)).toEqual([
    '10.00 SGD is due to the shop.',
    '',
    'shop or outlet\tname\tdue',
    'p1\tShop p1\t10.00',
    'p1-north\tShop p1-north\t20.50',
    'p1-south\tShop p1-south\t0.00',
    '30.50 SGD is due to the shop with its outlets.',
  ]);
  expect(lastLines(await run('due', '--shop', 'p1', '--day', '2026-03-04'), 1)).toEqual([
    '0.00 SGD is due to the shop with its outlets.',
  ]);
  for (const [vendorId, due] of [
    ['p1-north', '20.50'],
    ['p2', '0.70'],
  ] as const)
    expect(lastLines(await run('due', '--shop', vendorId), 1)).toEqual([`${due} SGD is due to the shop.`]);
});

it('says after a payment to a shop what is left for it with its outlets', async () => {
  const payOut = (amount: string) => run('pay-out', 'p1', '--amount', amount, '--why', 'transfer');
  expect(await payOut('25')).toContain('5.50 SGD are left for the shop.');
  expect(lastLines(await run('due', '--shop', 'p1'), 4)).toEqual([
    'p1\tShop p1\t-15.00',
    'p1-north\tShop p1-north\t20.50',
    'p1-south\tShop p1-south\t0.00',
    '5.50 SGD is due to the shop with its outlets.',
  ]);
  expect(await payOut('5.50')).toContain('Nothing is left.');
});
