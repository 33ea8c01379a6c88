import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { consoleAuthor } from '../../../platform/audit/authors';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { readBalance } from '../ledger/read-balance';
import { moveCash } from './move-cash';

let database: CommandDatabase;
let opened: Awaited<ReturnType<CommandDatabase['open']>>;
beforeAll(async () => {
  database = await createCommandDatabase();
  opened = await database.open();
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const bookHandIn = (fleet: string, receipt: string) =>
  moveCash(
    opened.db,
    'hand-in',
    { account: `fleet:${fleet}`, country: 'TW', name: fleet },
    {
      amount: '100',
      reason: 'shift',
      receipt,
      orderId: null,
      actor: 'olga',
      author: consoleAuthor(),
      nowSeconds: 1_800_000_000,
    },
  );

it('says who has the receipt that another one hands in, and books nothing', async () => {
  await bookHandIn('north', '17');
  await expect(bookHandIn('south', '17')).rejects.toThrow(
    'Receipt 17 is already booked for north: nothing was booked.',
  );
  await expect(bookHandIn('north', '17')).rejects.toThrow(
    'Receipt 17 is already booked: nothing was booked.',
  );
  expect(await readBalance(opened.db, 'TW', 'fleet:south')).toBe(0);
});

it('books one of two hand-ins at once with the same receipt, and names its fleet to the other', async () => {
  const results = await Promise.allSettled([bookHandIn('east', '18'), bookHandIn('west', '18')]);
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  expect(refusals).toEqual([expect.stringMatching(/^Receipt 18 is already booked for (east|west): nothing/)]);
  const [east, west] = [
    await readBalance(opened.db, 'TW', 'fleet:east'),
    await readBalance(opened.db, 'TW', 'fleet:west'),
  ];
  expect(east + west).toBe(-100);
});
