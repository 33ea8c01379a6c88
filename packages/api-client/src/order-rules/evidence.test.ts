import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import type { Order } from '../orders/order.schema';
import { evidenceOf, type FeeChange } from './evidence';

const PLACED = 1_790_000_000;
const SHOP = { latitude: 1.3, longitude: 103.8 };
const orderOf = (steps: Record<string, number>, change: Partial<Order> = {}): Order => {
  const status_history = Object.entries(steps).map(([status, after]) => ({
    status,
    created_at: PLACED + after,
  }));
  return buildOrder({
    created_at: PLACED,
    status: status_history.at(-1)?.status ?? 'NEW',
    status_history,
    promised_for: PLACED + 1800,
    preordered_for: null,
    proofs: [],
    delivery_fee: 90,
    discounted_delivery_fee: null,
    ...change,
  });
};
const late = (end: number, accepted: number, near: number, collected: number) =>
  orderOf({
    NEW: 0,
    COURIER_ACCEPTED_DELIVERY: accepted,
    NEAR_VENDOR: near,
    PICKED_UP: collected,
    DELIVERED: end,
  });

describe('the parts of a delay', () => {
  // Promised 30 minutes is a range up to 36.
  it.each([
    ['the search alone', late(2160 + 600, 1200, 1300, 1400), { seconds: 600, search: 600, shop: 0, way: 0 }],
    [
      'search, shop and way',
      late(2160 + 684, 331, 600, 1112),
      { seconds: 684, search: 91, shop: 212, way: 381 },
    ],
    ['the way alone', late(2160 + 120, 240, 300, 600), { seconds: 120, search: 0, shop: 0, way: 120 }],
  ])('are %s', (_, order, expected) => {
    const { delay } = evidenceOf(order, SHOP, [], []);
    expect(delay).toEqual(expected);
    expect((delay?.search ?? 0) + (delay?.shop ?? 0) + (delay?.way ?? 0)).toBe(delay?.seconds);
  });

  it.each([
    ['what came within the range', late(2160, 240, 300, 600)],
    ['what was scheduled', orderOf({ NEW: 0, DELIVERED: 9000 }, { preordered_for: PLACED + 3600 })],
    ['what nobody promised', orderOf({ NEW: 0, DELIVERED: 9000 }, { promised_for: null })],
    ['what still runs', orderOf({ NEW: 0, PICKED_UP: 9000 })],
    ['what was cancelled', orderOf({ NEW: 0, CANCELLED: 9000 })],
  ])('are not told of %s', (_, order) => {
    expect(evidenceOf(order, SHOP, [], []).delay).toBeNull();
  });
});

describe('gaps', () => {
  it('are more than a minute without a position', () => {
    const track = [0, 60, 121, 136].map((after) => ({ at: PLACED + after, ...SHOP }));
    expect(evidenceOf(orderOf({ NEW: 0 }), SHOP, track, []).gaps).toEqual([
      { from: PLACED + 60, to: PLACED + 121 },
    ]);
  });
});

describe('fees', () => {
  const changes: FeeChange[] = [
    {
      at: PLACED + 60,
      before: { fee: 80, discounted: 70.5 },
      after: { fee: 95.1, discounted: 85.6 },
    },
    { at: PLACED + 90, before: { fee: 95.1, discounted: 85.6 }, after: { fee: 90, discounted: null } },
  ];

  it.each([
    ['delivered', { NEW: 0, DELIVERED: 1200 }, 90],
    ['cancelled', { NEW: 0, CANCELLED: 1200 }, 0],
  ])('of what was %s add up to the charge', (_, steps, expected) => {
    const { fees, charged } = evidenceOf(orderOf(steps), SHOP, [], changes);
    expect(charged).toBe(expected);
    expect(fees.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['quoted', 80],
      ['voucher', -9.5],
      ['changed', 15.1],
      ['changed', 4.4],
      ...(expected === 0 ? [['not-charged', -90]] : []),
    ]);
  });
});

describe('fees paid by card', () => {
  it('are not told as given back with a cancellation', () => {
    const order = orderOf({ NEW: 0, CANCELLED: 60 });
    const paid = { ...order, order: { ...order.order, payment_status: 'ONLINE_PAYMENT' } };
    expect(evidenceOf(paid, SHOP, [], []).charged).toBe(90);
  });
});

describe('what a change is known from', () => {
  it('is the photo where one was taken, the position where that says it, else who made it', () => {
    const order = orderOf(
      { NEW: 0, ACCEPTED_BY_VENDOR: 1, NEAR_VENDOR: 2, PICKED_UP: 3, DELIVERED: 4 },
      { proofs: [{ kind: 'delivery', created_at: PLACED + 4 }] },
    );
    const { timeline } = evidenceOf(order, SHOP, [{ at: PLACED + 5, ...SHOP }], []);
    expect(timeline.map(({ known_from }) => known_from)).toEqual([
      'portal',
      'portal',
      'position',
      'rider',
      'photo',
    ]);
    expect(timeline.map(({ metres }) => metres === null)).toEqual([true, true, false, false, false]);
    expect(timeline[2]?.metres).toBe(0);
  });
});
