import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Statement } from '@courier/api-client/contract';
import { signedInCaller } from '../../../../testing/callers/place-order';
import { setTariff } from '../../../../testing/installations/set-rules';
import { demoTariff } from '../../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';
import { issueMonth } from '../issue/issue-month';
import { monthAt, monthRange } from './months';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('states the return of an order that an instance of an earlier release returned without a line', async () => {
  const { db, clock, config } = server.deps;
  const tariff = { ...demoTariff('TW'), tax: { percent: 500, isIncluded: true } };
  await setTariff(
    db,
    { ...tariff, returnPrice: { per: 'order', amountMinor: 42 } },
    server.clock.nowSeconds(),
  );
  const owner = await signedInCaller(server);
  await owner.call('POST', '/simulator', { paused: true });
  const orderId = await owner.placeOrder();
  const at = clock.nowSeconds() + 1;
  const entry = { order_id: orderId, position: 99, status: 'RETURNED_TO_VENDOR' as const, created_at: at };
  await db.insertInto('order_status_history').values(entry).execute();
  await db
    .updateTable('orders')
    .set({ status: 'RETURNED_TO_VENDOR', updated_at: at })
    .where('order_id', '=', orderId)
    .execute();

  const month = monthAt(at, 'TW');
  const { until } = monthRange(month, 'TW');
  const later = { nowSeconds: () => until + 60, nowMs: () => (until + 60) * 1000 };
  await issueMonth({ db, config, clock: later }, { country: 'TW', month });
  const { content } = await db
    .selectFrom('statements')
    .select('content')
    .where('vendor_id', '=', 'v1001')
    .executeTakeFirstOrThrow();
  const entries = (JSON.parse(content) as Statement).entries.filter(({ order_id }) => order_id === orderId);
  expect(entries).toMatchObject([
    { kind: 'delivery', is_late: false },
    { kind: 'return', gross_minor: 42, tax_minor: 2, is_late: false },
  ]);
});
