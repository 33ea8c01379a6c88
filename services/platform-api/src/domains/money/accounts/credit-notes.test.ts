import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { consoleAuthor } from '../../../platform/audit/authors';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { plantOrder, plantShop } from '../../../testing/money/plant-orders';
import { readConfig } from '../../../settings/config';
import { issueCreditNote } from '../statements/issue/credit-note';
import { issueMonth } from '../statements/issue/issue-month';
import { monthRange } from '../statements/lines/months';
import { accountFile } from './account-file';

const MONTH = '2025-03';
const { from, until } = monthRange(MONTH, 'SG');
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

const depsAt = (seconds: number) => ({
  db: opened.db,
  config: readConfig({}),
  clock: { nowSeconds: () => seconds, nowMs: () => seconds * 1000 },
});

it('contains a credit note in the month in which it was issued, and not in the one of its statement', async () => {
  const { db } = opened;
  await plantShop(db, { vendorId: 's1', country: 'SG' });
  await plantOrder(db, {
    orderId: 's1-a',
    vendorId: 's1',
    country: 'SG',
    status: 'DELIVERED',
    createdAt: from + 60,
    endedAt: from + 3600,
    lines: [{ kind: 'base', amountMinor: 1090, taxPercent: 900, taxMinor: 90 }],
  });
  await issueMonth(depsAt(until + 60), { country: 'SG', month: MONTH });
  const exported = await accountFile(db, 'SG', MONTH);
  const credit = {
    author: consoleAuthor(),
    country: 'SG' as const,
    number: 'SG-2025-1',
    why: 'Agreed',
    amount: '5.45',
  };
  await issueCreditNote(depsAt(until), credit);
  await issueCreditNote(depsAt(monthRange('2025-05', 'SG').from - 1), credit);

  expect(await accountFile(db, 'SG', MONTH)).toBe(exported);
  const [, ...lines] = (await accountFile(db, 'SG', '2025-04'))?.trimEnd().split('\r\n') ?? [];
  expect(lines).toEqual([
    'credit-note,s1,Shop s1,SG-2025-2,SGD,0,-5,-0.45,-5.45,-5.45,0,0,0,0,-5.45,0,0,-5',
    'credit-note,s1,Shop s1,SG-2025-3,SGD,0,-5,-0.45,-5.45,-5.45,0,0,0,0,-5.45,0,0,-5',
    'total,,,,SGD,0,-10,-0.9,-10.9,-10.9,0,0,0,0,-10.9,0,0,-10',
  ]);
  expect(await accountFile(db, 'SG', '2025-05')).toBeNull();
});
