import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Order } from '@courier/api-client';
import { buildOrder } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { DEFAULT_ALERTS } from '../model/board/alert-settings';
import { planAlerts } from './plan-alerts';
import { createAlertWatch } from './watch-orders';

const NOW = 1_795_000_000;
const buildStatusOrder = (status: string, more: Partial<Order> = {}) =>
  buildOrder({ order_id: 'v2002-7', vendor_id: 'v2002', status, created_at: NOW - 600, ...more });
const moved = (order: Order, status: string, seconds = 1, more: Partial<Order> = {}): Order => ({
  ...order,
  status,
  updated_at: order.updated_at + seconds,
  status_history: [...order.status_history, { status, created_at: order.updated_at + seconds }],
  ...more,
});
const begun = async (...orders: Order[]) => {
  const watch = createAlertWatch();
  await watch.compare(orders, NOW);
  return watch;
};
const reasons = (alerts: readonly { reason: string }[]) => alerts.map(({ reason }) => reason);

describe('alerts', () => {
  const order = buildStatusOrder('COURIER_ACCEPTED_DELIVERY');

  it.each([
    ['NEAR_VENDOR', {}, ['at-shop']],
    ['NEAR_CUSTOMER', {}, ['at-customer']],
    ['STALLED', {}, ['failed']],
    ['PAYMENT_FAILED', {}, ['failed']],
    ['RETURN_INITIATED', {}, ['returning']],
    ['RETURNED_TO_VENDOR', {}, ['returned']],
    ['CANCELLED', { cancellation: { reason: 'RIDER', by: 'PLATFORM' } }, ['cancelled']],
    ['CANCELLED', { cancellation: { reason: 'USER_REQUEST', by: 'USER' } }, []],
    ['PICKED_UP', {}, []],
    ['DELIVERED', {}, []],
    ['TELEPORTED', {}, []],
  ] as const)('report %s %j', async (status, more, expected) => {
    expect(reasons((await begun(order)).hear([moved(order, status, 1, more)], NOW))).toEqual(expected);
  });

  it('do not report the state at the start, a repeated status or an older version', async () => {
    const atShop = moved(order, 'NEAR_VENDOR', 5);
    const watch = await begun(atShop);
    expect(await watch.compare([atShop], NOW)).toEqual([]);
    expect(watch.hear([{ ...atShop, updated_at: atShop.updated_at + 1 }], NOW)).toEqual([]);
    const collected = moved(atShop, 'PICKED_UP', 60);
    expect(watch.hear([collected, moved(order, 'RETURN_INITIATED', 20)], NOW)).toEqual([]);
    expect(reasons(watch.hear([moved(collected, 'NEAR_CUSTOMER', 60)], NOW))).toEqual(['at-customer']);
  });

  it('report an order that is added later, and none before the first list', async () => {
    const fresh = buildStatusOrder('NEAR_VENDOR', { order_id: 'v2002-8' });
    expect(createAlertWatch().hear([fresh], NOW)).toEqual([]);
    expect(reasons(await (await begun(order)).compare([order, fresh], NOW))).toEqual(['at-shop']);
  });

  it('report once that an order has become late, and never one that was late when first seen', async () => {
    const promised = buildStatusOrder('PICKED_UP', { promised_for: NOW + 600, destination_eta: NOW + 600 });
    const watch = await begun(promised);
    expect(await watch.tick(NOW + 300)).toEqual([]);
    expect(reasons(await watch.tick(NOW + 6000))).toEqual(['late']);
    expect(await watch.tick(NOW + 6015)).toEqual([]);
    const other = { ...promised, order_id: 'v2002-9' };
    expect(await watch.compare([other], NOW + 6000)).toEqual([]);
    expect(watch.hear([moved(promised, 'DELIVERED', 9000)], NOW + 9000)).toEqual([]);
  });
});

describe('processing a long list', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    buildStatusOrder('COURIER_ACCEPTED_DELIVERY', { order_id: `v2002-${index}` }),
  );
  const last = many.at(-1) as Order;
  // Simulates a slow machine: each reading of the clock is 10 ms after the previous one.
  let clock: jest.SpiedFunction<typeof performance.now>;
  beforeEach(() => {
    let now = 0;
    clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  });
  afterEach(() => clock.mockRestore());

  it('yields to the event loop in between', async () => {
    const turns: string[] = [];
    const look = createAlertWatch()
      .compare(many, NOW)
      .then(() => turns.push('list'));
    setTimeout(() => turns.push('other'));
    await look;
    expect(turns).toEqual(['other', 'list']);
  });

  it('loses no updates that arrive during processing, of known and of new orders', async () => {
    const watch = createAlertWatch();
    const look = watch.compare(many, NOW);
    const heard = [many[0] as Order, last].map((order) => moved(order, 'NEAR_VENDOR'));
    expect(watch.hear(heard, NOW)).toEqual([]);
    expect((await look).map(({ order, reason }) => [order.order_id, reason])).toEqual([
      ['v2002-0', 'at-shop'],
      ['v2002-999', 'at-shop'],
    ]);
    expect(watch.hear(heard, NOW)).toEqual([]);
  });
});

describe('an alert plan', () => {
  const buildAlerts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      order: buildStatusOrder('STALLED', { order_id: `v2002-${index}` }),
      reason: 'failed' as const,
    }));
  const ways = { ...DEFAULT_ALERTS.ways, failed: ['notification', 'sound'] as const };

  it('uses only the channels chosen for the event', () => {
    const plan = planAlerts(
      [...buildAlerts(1), { order: buildStatusOrder('NEAR_VENDOR'), reason: 'at-shop' }],
      {
        ...DEFAULT_ALERTS,
        ways: { ...ways, failed: ['sound'], door: ['tab'] },
      },
    );
    expect(plan).toMatchObject({ notices: [], isHeard: true, onTab: [{ reason: 'at-shop' }] });
  });

  it('combines many alerts in one notification', () => {
    const settings = { ...DEFAULT_ALERTS, ways: { ...ways, failed: [...ways.failed] } };
    expect(planAlerts(buildAlerts(LIMITS.alertsAtOnce), settings).notices).toHaveLength(LIMITS.alertsAtOnce);
    expect(planAlerts(buildAlerts(LIMITS.alertsAtOnce + 1), settings).notices).toEqual([
      { kind: 'many', event: 'failed', count: LIMITS.alertsAtOnce + 1 },
    ]);
  });
});
