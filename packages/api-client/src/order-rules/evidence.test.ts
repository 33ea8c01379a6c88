import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import type { Order } from '../orders/order.schema';
import { buildEvidence, type FeeChange } from './evidence';

const PLACED = 1_790_000_000;
const SHOP = { latitude: 1.3, longitude: 103.8 };
const buildTimedOrder = (steps: Record<string, number>, change: Partial<Order> = {}): Order => {
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
  buildTimedOrder({
    NEW: 0,
    COURIER_ACCEPTED_DELIVERY: accepted,
    NEAR_VENDOR: near,
    PICKED_UP: collected,
    DELIVERED: end,
  });

describe('the parts of a delay', () => {
  // A promise of 30 minutes is a range up to 36.
  it.each([
    ['the search alone', late(2160 + 600, 1200, 1300, 1400), { seconds: 600, search: 600, shop: 0, way: 0 }],
    [
      'search, shop and way',
      late(2160 + 684, 331, 600, 1112),
      { seconds: 684, search: 91, shop: 212, way: 381 },
    ],
    [
      'the way alone of what was scheduled',
      buildTimedOrder(
        { NEW: 0, COURIER_ACCEPTED_DELIVERY: 3000, DELIVERED: 9000 },
        { preordered_for: PLACED + 3600 },
      ),
      { seconds: 5400, search: 0, shop: 0, way: 5400 },
    ],
    ['the way alone', late(2160 + 120, 240, 300, 600), { seconds: 120, search: 0, shop: 0, way: 120 }],
  ])('are %s', (_, order, expected) => {
    const { delay } = buildEvidence(order, SHOP, [], []);
    expect(delay).toEqual(expected);
    expect((delay?.search ?? 0) + (delay?.shop ?? 0) + (delay?.way ?? 0)).toBe(delay?.seconds);
  });

  it.each([
    ['what came within the range', late(2160, 240, 300, 600)],
    ['a time that was not promised', buildTimedOrder({ NEW: 0, DELIVERED: 9000 }, { promised_for: null })],
    ['what still runs', buildTimedOrder({ NEW: 0, PICKED_UP: 9000 })],
    ['what was cancelled', buildTimedOrder({ NEW: 0, CANCELLED: 9000 })],
  ])('are absent for %s', (_, order) => {
    expect(buildEvidence(order, SHOP, [], []).delay).toBeNull();
  });
});

describe('gaps', () => {
  it('are more than a minute without a position', () => {
    const track = [0, 60, 121, 136].map((after) => ({ at: PLACED + after, ...SHOP }));
    expect(buildEvidence(buildTimedOrder({ NEW: 0 }), SHOP, track, []).gaps).toEqual([
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
    const { fees, charged } = buildEvidence(buildTimedOrder(steps), SHOP, [], changes);
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

describe('what is not charged', () => {
  it('is reported at the moment the order ended', () => {
    const last = (order: Order) => buildEvidence(order, SHOP, [], []).fees.at(-1);
    expect(last(buildTimedOrder({ NEW: 0, CANCELLED: 60 }))).toEqual({
      at: PLACED + 60,
      kind: 'not-charged',
      amount: -90,
    });
    const forgotten = { ...buildTimedOrder({}), status: 'CANCELLED', updated_at: PLACED + 77 };
    expect(last(forgotten)).toMatchObject({ at: PLACED + 77, kind: 'not-charged' });
  });

  it('is what a voucher left of the fee', () => {
    const order = buildTimedOrder({ NEW: 0, CANCELLED: 60 }, { discounted_delivery_fee: 70.5 });
    expect(buildEvidence(order, SHOP, [], []).fees).toEqual([
      { at: PLACED, kind: 'quoted', amount: 90 },
      { at: PLACED, kind: 'voucher', amount: -19.5 },
      { at: PLACED + 60, kind: 'not-charged', amount: -70.5 },
    ]);
  });
});

describe('fees paid by card', () => {
  it('are not reported as refunded with a cancellation', () => {
    const order = buildTimedOrder({ NEW: 0, CANCELLED: 60 });
    const paid = { ...order, order: { ...order.order, payment_status: 'ONLINE_PAYMENT' } };
    expect(buildEvidence(paid, SHOP, [], []).charged).toBe(90);
  });
});

describe('the source of a change', () => {
  it('is the photo if one was taken, the position if it confirms the change, else the actor', () => {
    const order = buildTimedOrder(
      { NEW: 0, ACCEPTED_BY_VENDOR: 1, NEAR_VENDOR: 2, PICKED_UP: 3, NEAR_CUSTOMER: 4, DELIVERED: 5 },
      { proofs: [{ kind: 'delivery', created_at: PLACED + 5 }] },
    );
    expect(buildEvidence(order, SHOP, [], []).timeline.map(({ known_from }) => known_from)).toEqual([
      'portal',
      'portal',
      'position',
      'rider',
      'position',
      'photo',
    ]);
  });

  it.each([
    ['INITIATED', 'portal'],
    ['PAYMENT_COMMITTED', 'bank'],
    ['RECEIVED', 'platform'],
    ['TELEPORTED', 'platform'],
  ])('is for %s the %s', (status, expected) => {
    const placed = buildTimedOrder({ NEW: 0, [status]: 9 });
    const sender = { name: 'Yu', email: '', phone_number: '+6580000001', location: placed.customer.location };
    const order = { ...placed, sender };
    expect(buildEvidence(order, SHOP, [], []).timeline.at(-1)?.known_from).toBe(expected);
  });

  it.each([
    ['PICKED_UP', 'pickup'],
    ['DELIVERED', 'delivery'],
    ['RETURNED_TO_VENDOR', 'return'],
  ] as const)('is for %s a photo of %s and no other', (status, own) => {
    for (const kind of ['pickup', 'delivery', 'return'] as const) {
      const order = buildTimedOrder({ [status]: 9 }, { proofs: [{ kind, created_at: PLACED + 9 }] });
      expect(buildEvidence(order, SHOP, [], []).timeline[0]?.known_from).toBe(
        kind === own ? 'photo' : 'rider',
      );
    }
  });
});

describe('the distance of a change', () => {
  const order = buildTimedOrder({
    NEW: 0,
    NEAR_VENDOR: 100,
    PICKED_UP: 200,
    NEAR_CUSTOMER: 300,
    DELIVERED: 400,
    RETURNED_TO_VENDOR: 500,
  });
  const north = (of: { latitude: number; longitude: number }, metres: number) => ({
    latitude: of.latitude + metres / 111_195,
    longitude: of.longitude,
  });
  const { location } = order.customer;
  const trackMetres = (track: readonly { at: number; latitude: number; longitude: number }[]) =>
    buildEvidence(order, SHOP, track, []).timeline.map(({ metres }) => metres);

  it('is measured from the shop or from the door, by its expected place', () => {
    const buildSighting = (after: number, place: { latitude: number; longitude: number }) => ({
      at: PLACED + after,
      ...place,
    });
    const track = [
      buildSighting(0, SHOP),
      buildSighting(100, north(SHOP, 120)),
      buildSighting(200, north(SHOP, 30)),
      buildSighting(300, north(location, 250)),
      buildSighting(400, north(location, 10)),
      buildSighting(500, north(SHOP, 70)),
    ];
    expect(trackMetres(track)).toEqual([null, 120, 30, 250, 10, 70]);
  });

  it('is measured with the position nearest in time, within 30 seconds', () => {
    const buildTrackPoint = (after: number, metres: number) => ({
      at: PLACED + after,
      ...north(SHOP, metres),
    });
    expect(
      trackMetres([buildTrackPoint(75, 500), buildTrackPoint(90, 40), buildTrackPoint(130, 900)])[1],
    ).toBe(40);
    expect(trackMetres([buildTrackPoint(72, 500), buildTrackPoint(111, 60)])[1]).toBe(60);
    expect(trackMetres([buildTrackPoint(70, 80)])[1]).toBe(80);
    expect(trackMetres([buildTrackPoint(130, 80)])[1]).toBe(80);
    expect(trackMetres([buildTrackPoint(69, 80), buildTrackPoint(131, 80)])[1]).toBeNull();
  });

  it('is reported for each photo as well', () => {
    const withProofs = {
      ...order,
      proofs: (['pickup', 'delivery', 'return'] as const).map((kind, index) => ({
        kind,
        created_at: PLACED + 200 * (index + 1),
      })),
    };
    const track = [
      { at: PLACED + 200, ...north(SHOP, 15) },
      { at: PLACED + 400, ...north(location, 25) },
      { at: PLACED + 600, ...north(SHOP, 35) },
    ];
    expect(buildEvidence(withProofs, SHOP, track, []).proofs).toEqual([
      { kind: 'pickup', created_at: PLACED + 200, metres: 15 },
      { kind: 'delivery', created_at: PLACED + 400, metres: 25 },
      { kind: 'return', created_at: PLACED + 600, metres: 35 },
    ]);
    expect(buildEvidence(withProofs, null, track, []).proofs.map(({ metres }) => metres)).toEqual([
      null,
      25,
      null,
    ]);
  });
});

describe('the durations of an order', () => {
  it('are the times between its changes, and the total once it has ended', () => {
    const order = buildTimedOrder({
      NEW: 0,
      COURIER_ACCEPTED_DELIVERY: 70,
      NEAR_VENDOR: 100,
      PICKED_UP: 260,
    });
    const running = buildEvidence(order, SHOP, [], []);
    expect(running.timeline.map(({ after }) => after)).toEqual([null, 70, 30, 160]);
    expect([running.seconds, running.waits]).toEqual([null, { search: 70, shop: 160 }]);
    expect(buildEvidence(buildTimedOrder({ NEW: 5, DELIVERED: 905 }), SHOP, [], []).seconds).toBe(905);
  });

  it('omit a wait that did not happen or would end before it began', () => {
    expect(buildEvidence(buildTimedOrder({ NEW: 0, NEAR_VENDOR: 100 }), SHOP, [], []).waits).toEqual({
      search: null,
      shop: null,
    });
    const backwards = buildTimedOrder({ NEW: 0, PICKED_UP: 90, NEAR_VENDOR: 100 });
    expect(buildEvidence(backwards, SHOP, [], []).waits.shop).toBeNull();
    expect(buildEvidence(buildTimedOrder({ NEAR_VENDOR: 90, PICKED_UP: 90 }), SHOP, [], []).waits.shop).toBe(
      0,
    );
  });

  it('include the promised range, which is the chosen time for a scheduled order', () => {
    expect(buildEvidence(buildTimedOrder({ NEW: 0 }), SHOP, [], []).promise).toEqual({
      from: PLACED + 24 * 60,
      to: PLACED + 36 * 60,
    });
    const scheduled = buildTimedOrder({ NEW: 0 }, { preordered_for: PLACED + 7200 });
    const chosen = PLACED + 7200;
    expect(buildEvidence(scheduled, SHOP, [], []).promise).toEqual({ from: chosen, to: chosen });
  });
});
