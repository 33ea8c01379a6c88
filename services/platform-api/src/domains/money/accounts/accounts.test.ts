import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCommandDatabase, type CommandDatabase } from '../../../testing/databases/command-database';
import { plantOrder, plantShop, type PlantedOrder } from '../../../testing/money/plant-orders';
import { runCommand } from '../../../testing/processes/run-command';
import { readConfig } from '../../../settings/config';
import { issueMonth } from '../statements/issue/issue-month';
import { monthRange } from '../statements/lines/months';

const ACCOUNTS = { source: 'domains/money/accounts/accounts-command.ts', built: 'accounts.mjs' };
const MONTH = '2025-03';
const folder = mkdtempSync(join(tmpdir(), 'courier-accounts-'));
let database: CommandDatabase;
const run = (args: readonly string[]) => runCommand(ACCOUNTS, database.env, args);

beforeAll(async () => {
  database = await createCommandDatabase();
  const { db, close } = await database.open();
  const { from, until } = monthRange(MONTH, 'SG');
  await plantShop(db, { vendorId: 's1', country: 'SG' });
  await plantShop(db, { vendorId: 'guest-1', country: 'SG' });
  await db.updateTable('vendors').set({ name: '=Tea; "Ltd."' }).where('vendor_id', '=', 's1').execute();
  const plant = (orderId: string, vendorId: string, endedAt: number, more: Partial<PlantedOrder> = {}) =>
    plantOrder(db, {
      orderId,
      vendorId,
      country: 'SG',
      status: 'DELIVERED',
      createdAt: endedAt - 60,
      endedAt,
      lines: [{ kind: 'base', amountMinor: 1090, taxPercent: 900, taxMinor: 90 }],
      ...more,
    });
  await plant('s1-a', 's1', from + 3600, { cashMinor: 5000 });
  await plant('s1-b', 's1', from + 7200);
  await plant('s1-cancelled', 's1', from + 7200, { status: 'CANCELLED' });
  await plant('guest-1-a', 'guest-1', from + 3600, { isPaidByCard: true });
  await sql`insert into external_deliveries (order_id, fleet_id, country, created_at, cost_minor, cost_currency)
    select 's1-a', 'f', 'SG', 1, 700, 'SGD' union all select 's1-b', 'f', 'SG', 1, null, null`.execute(db);
  const clock = { nowSeconds: () => until + 60, nowMs: () => (until + 60) * 1000 };
  await issueMonth({ db, clock, config: readConfig({}) }, { country: 'SG', month: MONTH });
  await plant('s1-late', 's1', until - 60);
  await close();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

it('writes statements, guests and what falls into the next month, whose sums are the charges of the month', async () => {
  const { output, errors } = await run(['export', '--month', MONTH, '--to', folder]);
  const file = join(folder, `accounts-SG-${MONTH}.csv`);
  expect([errors, output]).toEqual(['', `Written:\n${file}\n`]);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
  expect(lines).toEqual([
    `statement,s1,"'=Tea; ""Ltd.""",SG-2025-1,SGD,2,20,1.8,21.8,0,0,0,50,0,-28.2,7,1,13`,
    'guests,,,,SGD,1,10,0.9,10.9,0,10.9,0,0,0,0,0,0,10',
    `next_month,s1,"'=Tea; ""Ltd.""",,SGD,1,10,0.9,10.9,0,0,0,0,0,0,0,0,10`,
    'total,,,,SGD,4,40,3.6,43.6,0,10.9,0,50,0,-28.2,7,1,33',
  ]);
});

it('says that nothing was charged, and refuses a wrong month and a folder that does not exist', async () => {
  expect((await run(['export', '--month', '2025-02'])).output).toBe('Nothing was charged in 2025-02.\n');
  expect((await run(['export', '--month', 'March'])).errors).toContain('--month is a month such as 2026-11.');
  const missing = await run(['export', '--month', MONTH, '--to', join(folder, 'missing')]);
  expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining('There is no folder ')]);
});
