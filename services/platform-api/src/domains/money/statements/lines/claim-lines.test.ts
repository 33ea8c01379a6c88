import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Statement } from '@courier/api-client/contract';
import { createCommandDatabase, type CommandDatabase } from '../../../../testing/databases/command-database';
import { plantLines, plantOrder, plantShop } from '../../../../testing/money/plant-orders';
import { readConfig } from '../../../../settings/config';
import { buildStatement } from '../document/statement-content';
import { issueMonth } from '../issue/issue-month';
import { monthRange } from './months';

const MONTH = '2026-12';
const DAY = 86_400;
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

const plantShopOrder = async (vendorId: string, endedAt: number) => {
  const { db } = opened;
  await plantShop(db, { vendorId, country: 'SG' });
  const order = { orderId: `${vendorId}-order`, createdAt: endedAt - 60 };
  await plantOrder(db, {
    ...order,
    vendorId,
    country: 'SG',
    status: 'DELIVERED',
    endedAt,
    isPaidByCard: true,
    lines: [{ kind: 'base', amountMinor: 10_000 }],
  });
  return order;
};

const preview = async (vendorId: string): Promise<Statement> => {
  const { db } = opened;
  const vendor = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const occasion = { vendor, month: MONTH, nowSeconds: until };
  return buildStatement(db, occasion, { vendorId, country: 'SG', since: from, until });
};

const issue = async (vendorId: string): Promise<Statement> => {
  const { db } = opened;
  const clock = { nowSeconds: () => until + DAY, nowMs: () => (until + DAY) * 1000 };
  await issueMonth({ db, config: readConfig({}), clock }, { country: 'SG', month: MONTH });
  const row = await db
    .selectFrom('statements')
    .select('content')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.content) as Statement;
};

it.each([
  ['a refund to the card', 'claim-card', { reference: 'claim-refund' }, 3000, 0],
  ['a credit', 'claim-credit', {}, 0, -3000],
])(
  'states %s of an order of before the first statement, and not its card payment',
  async (_title, vendorId, reference, refundedMinor, balanceMinor) => {
    const order = await plantShopOrder(vendorId, from - 3 * DAY);
    await plantLines(opened.db, order, [
      { kind: 'refund', amountMinor: -3000, at: from + 15 * DAY, ...reference },
    ]);
    const expected = {
      gross_minor: -3000,
      card_paid_minor: 0,
      card_refunded_minor: refundedMinor,
      balance_minor: balanceMinor,
    };
    expect(await preview(vendorId)).toMatchObject(expected);
    expect(await issue(vendorId)).toMatchObject(expected);
  },
);

it('states the card payment of an order that ended when statements began', async () => {
  await plantShopOrder('claim-first', from);
  const expected = { gross_minor: 10_000, card_paid_minor: 10_000, balance_minor: 0 };
  expect(await preview('claim-first')).toMatchObject(expected);
  expect(await issue('claim-first')).toMatchObject(expected);
});
