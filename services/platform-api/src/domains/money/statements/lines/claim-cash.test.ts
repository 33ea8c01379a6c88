import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCommandDatabase, type CommandDatabase } from '../../../../testing/databases/command-database';
import { plantShop } from '../../../../testing/money/plant-orders';
import { postCash } from '../../ledger/post-cash';
import { sumCash } from './claim-cash';

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

it('states the cash of a shop in its country alone, in the currency of its statement', async () => {
  const { db } = opened;
  await plantShop(db, { vendorId: 's1', country: 'SG' });
  for (const [country, amountMinor] of [
    ['SG', 500],
    ['MY', 70],
  ] as const)
    await db.transaction().execute((trx) =>
      postCash(
        trx,
        {
          posting: `collected:${country}`,
          kind: 'collected',
          country,
          subject: 'fleet:main',
          to: 'fleet:main',
          from: 'shop:s1',
          amountMinor,
          occurredAtSeconds: 10,
          actor: 'olga',
          reason: '',
        },
        10,
      ),
    );
  const range = { vendorId: 's1', country: 'SG' as const, since: 0, until: 20 };
  expect(await sumCash(db, range)).toEqual({ collectedMinor: 500, paidOutMinor: 0 });
});
