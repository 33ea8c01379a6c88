import { describe, expect, it } from '@jest/globals';
import { buildRider } from '@courier/api-client/testing';
import { DAY, buildDemoOrder } from '../testing/demo-orders';
import { BOARD_COLUMNS, buildBoard, outletLines, riskyOrders, todaysFigures } from './board/control-board';
import { findRisk, watchedAfter } from './board/control-risk';

const NOW = 1_795_000_000;
const ago = (minutes: number) => NOW - minutes * 60;
const none = new Map();

describe('what puts an order at risk', () => {
  const promised = (minutes: number, placed: number, more = {}) =>
    buildDemoOrder({
      status: 'PICKED_UP',
      created_at: ago(placed),
      promised_for: ago(placed) + minutes * 60,
      ...more,
    });

  it('is the end of the promised range, not its middle', () => {
    // A promise of 30 minutes is the range 24 to 36.
    expect(findRisk(promised(30, 36), undefined, NOW)).toBeNull();
    expect(findRisk(promised(30, 37), undefined, NOW)).toMatchObject({ kind: 'late', minutes: 1 });
  });

  it('is an expected arrival after that range', () => {
    const expected = promised(30, 10, { destination_eta: NOW + 40 * 60 });
    expect(findRisk(expected, undefined, NOW)).toMatchObject({ kind: 'late', minutes: 14 });
  });

  it('is a wait of more than six minutes for a rider, from the scheduled time if there is one', () => {
    const looking = (placed: number, more = {}) =>
      buildDemoOrder({ status: 'WAITING_FOR_TRANSPORT', created_at: ago(placed), ...more });
    expect(findRisk(looking(6), undefined, NOW)).toBeNull();
    expect(findRisk(looking(7), undefined, NOW)).toEqual({
      kind: 'unassigned',
      cause: 'no-rider',
      minutes: 7,
    });
    expect(findRisk(looking(90, { preordered_for: NOW + 60 }), undefined, NOW)).toBeNull();
  });

  it('is a rider who waits at the shop, sends no position or comes no closer', () => {
    const order = buildDemoOrder({
      status: 'NEAR_VENDOR',
      created_at: ago(9),
      status_history: [{ status: 'NEAR_VENDOR', created_at: ago(5) }],
    });
    expect(findRisk(order, undefined, NOW)).toEqual({ kind: 'stuck', cause: 'at-shop', minutes: 5 });
    const road = buildDemoOrder({ status: 'COURIER_LEFT_VENDOR', created_at: ago(9) });
    const buildSeenRider = (at: number) => buildRider({ latitude: 25.05, longitude: 121.5, updated_at: at });
    const first = watchedAfter(undefined, road, buildSeenRider(ago(6)), null);
    expect(findRisk(road, first, NOW)).toMatchObject({ kind: 'stuck', cause: 'silent', minutes: 6 });
    const still = watchedAfter(first, road, buildSeenRider(NOW), null);
    expect(findRisk(road, still, NOW)).toMatchObject({ kind: 'stuck', cause: 'still', minutes: 6 });
    const moved = watchedAfter(first, road, { ...buildSeenRider(NOW), latitude: 25.04 }, null);
    expect(findRisk(road, moved, NOW)).toBeNull();
  });

  it('is never the lateness of a returning order, but a rider who comes no closer to the shop', () => {
    const back = promised(30, 90, { status: 'RETURN_INITIATED' });
    expect(findRisk(back, undefined, NOW)).toBeNull();
    const { latitude, longitude } = back.customer.location;
    const shop = { latitude: latitude - 0.02, longitude };
    const buildRiderNorth = (north: number, at: number) =>
      buildRider({ latitude: latitude - 0.01 + north, longitude, updated_at: at });
    const first = watchedAfter(undefined, back, buildRiderNorth(0, ago(6)), shop);
    const away = watchedAfter(first, back, buildRiderNorth(-0.005, NOW), shop);
    expect(findRisk(back, away, NOW)).toBeNull();
    const still = watchedAfter(first, back, buildRiderNorth(0.005, NOW), shop);
    expect(findRisk(back, still, NOW)).toMatchObject({ kind: 'stuck', cause: 'still', minutes: 6 });
  });

  it('is nothing for an ended order', () => {
    expect(findRisk(promised(30, 90, { status: 'DELIVERED' }), undefined, NOW)).toBeNull();
  });
});

describe('the board', () => {
  const statuses = [
    'WAITING_FOR_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'NEAR_VENDOR',
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'RETURN_INITIATED',
    'RECEIVED',
  ];
  const orders = Array.from({ length: 200 }, (_, index) =>
    buildDemoOrder({
      vendor_id: index % 3 === 0 ? 'v1002' : 'v1001',
      status: statuses[index % statuses.length] ?? 'RECEIVED',
      created_at: ago(index % 11),
      promised_for: index % 9 === 0 ? ago(1) : null,
    }),
  );
  const others = [
    buildDemoOrder({ status: 'DELIVERED', created_at: ago(50) }),
    buildDemoOrder({ status: 'CANCELLED', created_at: ago(50) }),
    buildDemoOrder({ status: 'PAYMENT_INITIATED', created_at: ago(50) }),
    buildDemoOrder({ status: 'RECEIVED', created_at: ago(50), preordered_for: NOW + DAY }),
  ];
  const board = buildBoard([...orders, ...others], none, NOW);

  it('shows every running order exactly once, and its headings add up', () => {
    const risky = riskyOrders(board).map(({ order }) => order.order_id);
    const calm = BOARD_COLUMNS.flatMap((column) =>
      board.columns[column].orders.map(({ order_id }) => order_id),
    );
    expect([...risky, ...calm].sort()).toEqual(orders.map(({ order_id }) => order_id).sort());
    expect(board.running).toBe(200);
    const atRisk = BOARD_COLUMNS.reduce((sum, column) => sum + board.columns[column].atRisk, 0);
    expect(atRisk).toBe(risky.length);
    expect(risky.length).toBeGreaterThan(20);
  });

  it('puts the latest order first, and keeps a delayed order in its previous column', () => {
    const minutes = board.risks.late.map(({ risk }) => risk.minutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
    const delayed = buildDemoOrder({
      status: 'DELAYED',
      created_at: ago(20),
      status_history: [
        { status: 'NEAR_CUSTOMER', created_at: ago(9) },
        { status: 'DELAYED', created_at: ago(5) },
      ],
    });
    expect(riskyOrders(buildBoard([delayed], none, NOW))).toMatchObject([{ column: 'door' }]);
  });

  it('counts each collection point separately', () => {
    const lines = outletLines(board, [...orders, ...others]);
    expect(lines.map(({ vendorId }) => vendorId)).toEqual(['v1001', 'v1002']);
    expect(lines.reduce((sum, { running }) => sum + running, 0)).toBe(200);
  });
});

it('counts a delivery of today within its promised range as on time, and leaves out scheduled ones', () => {
  const buildDelivery = (minutes: number, more = {}) =>
    buildDemoOrder({
      status: 'DELIVERED',
      created_at: ago(200),
      promised_for: ago(200) + 1800,
      status_history: [
        { status: 'COURIER_ACCEPTED_DELIVERY', created_at: ago(200) + 240 },
        { status: 'DELIVERED', created_at: ago(200) + minutes * 60 },
      ],
      ...more,
    });
  expect(
    todaysFigures([buildDelivery(36), buildDelivery(37), buildDelivery(90, { preordered_for: ago(120) })]),
  ).toEqual({
    promised: 2,
    onTime: 1,
    medianWait: 4,
  });
  expect(todaysFigures([])).toEqual({ promised: 0, onTime: 0, medianWait: null });
});
