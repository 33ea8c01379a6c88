import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DiscountedFee } from '@courier/api-client/contract';
import papaparse from 'papaparse';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setTariff } from '../../../testing/installations/set-rules';
import { demoTariff, seedDemoVouchers } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
/** With a tax, with a voucher, and of a release before the lines. */
let ids: Record<'taxed' | 'reduced' | 'older', string>;

beforeAll(async () => {
  server = await startTestApp();
  await seedDemoVouchers(server.deps);
  owner = await signedInCaller(server);
  const body = await owner.orderBody();
  const reduced = await owner.call('POST', '/voucher/validate', {
    code: 'LESS30',
    vendor_id: 'v1001',
    order: {
      delivery_fee: body.delivery_fee,
      signature: body.signature,
      order_time: server.clock.nowSeconds(),
    },
  });
  const offer = reduced.body.result as DiscountedFee;
  const withVoucher = await owner.placeOrder(() => ({
    ...body,
    voucher: offer.voucher,
    discounted_delivery_fee: offer.delivery_fee,
    discounted_delivery_fee_signature: offer.signature,
  }));
  const older = await owner.placeOrder();
  // An instance of before the lines changes the fee: the database writes one line.
  await server.deps.db
    .updateTable('orders')
    .set({ delivery_fee_minor: 77 })
    .where('order_id', '=', older)
    .execute();
  const tariff = { ...demoTariff('TW'), baseMinor: 40, tax: { percent: 500, isIncluded: true } };
  await setTariff(server.deps.db, tariff, server.clock.nowSeconds());
  ids = { taxed: await owner.placeOrder(), reduced: withVoucher, older };
});
afterAll(() => server.close());

async function readRows(path: string) {
  const authorization = await server.authorize('owner@demo.test');
  const answer = await server.app.inject({ url: `${API}${path}`, headers: { authorization } });
  const { data } = papaparse.parse<Record<string, string>>(answer.body.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  return (id: string) => data.find((row) => row['order_id'] === id) ?? {};
}
const PARTS = ['fee_base', 'fee_distance', 'fee_surcharges', 'fee_voucher', 'fee_rest'];
const sum = (row: Record<string, string>, columns: readonly string[]) =>
  columns.reduce((total, column) => total + Number(row[column]), 0);

it.each(['orders', 'transactions'])(
  'the %s end with the fee, its tax and its parts [API-MISC-05]',
  async (name) => {
    const find = await readRows(`/vendor/v1001/${name}/export`);
    for (const id of Object.values(ids)) {
      const row = find(id);
      const order = await owner.order(id);
      const fee = order.discounted_delivery_fee ?? order.delivery_fee;
      expect([Number(row['fee_gross']), sum(row, PARTS)]).toEqual([fee, fee]);
      expect(Object.keys(row).slice(-11)).toEqual([
        'fee_net',
        'fee_tax',
        'fee_gross',
        ...PARTS,
        'refunded',
        'return_fee',
        'adjustment',
      ]);
    }
    const taxed = find(ids.taxed);
    expect(sum(taxed, ['fee_net', 'fee_tax'])).toBe(Number(taxed['fee_gross']));
    expect(Number(taxed['fee_tax'])).toBeGreaterThan(0);
    expect(Number(find(ids.reduced)['fee_voucher'])).toBeLessThan(0);
    expect(find(ids.older)).toMatchObject({
      fee_net: '',
      fee_tax: '',
      fee_gross: '77',
      fee_base: '',
      fee_rest: '77',
      refunded: '',
    });
  },
);
