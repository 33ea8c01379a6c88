import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import type { Order } from '../orders/order.schema';
import { buildOrder } from '../testing/build-order';
import { receiptAnswer, shownProofs, trackingAnswer, type PublicOrder } from './public-answer';

const NOW = 1_790_000_000;
const WAY = [
  { latitude: 29.36, longitude: 47.97 },
  { latitude: 29.37, longitude: 47.98 },
];
const RIDER = { name: 'Fahad', latitude: 29.365, longitude: 47.975, updated_at: NOW - 5 };
const rider = { ...RIDER, phone_number: '+96550001111' };
const through = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, created_at: NOW - 600 + index }));

/** An order of a shop in Kuwait, for the customer's page. */
function buildPublicOrder(order: Partial<Order> = {}, more: Partial<PublicOrder> = {}): PublicOrder {
  return {
    order: buildOrder({ vendor_id: 'kw1001', created_at: NOW - 600, route: WAY, ...order }),
    vendorName: 'Sharq Sweets',
    pickup: { latitude: 29.36, longitude: 47.97 },
    rider,
    showsApproach: true,
    showsProofs: { pickup: true, delivery: true, return: true },
    now: NOW,
    currency: 'KWD',
    ...more,
  };
}
const coming = (...statuses: string[]) => ({
  status: statuses.at(-1) ?? '',
  status_history: through('COURIER_ACCEPTED_DELIVERY', ...statuses),
});

describe('the public page of an order', () => {
  it('contains origin and destination, and nothing about the customer', () => {
    const found = buildPublicOrder({
      preordered_for: NOW + 3600,
      ...coming('NEAR_CUSTOMER'),
      destination_eta: NOW + 60,
    });
    const { latitude, longitude } = found.order.customer.location;
    expect(trackingAnswer(found)).toEqual({
      order_id: found.order.order_id,
      status: 'NEAR_CUSTOMER',
      stage: 'near_customer',
      status_history: found.order.status_history,
      preordered_for: NOW + 3600,
      promised_range: { from: NOW + 3600, to: NOW + 3600 },
      vendor: { name: 'Sharq Sweets', location: { latitude: 29.36, longitude: 47.97 } },
      destination: { latitude, longitude },
      rider_name: 'Fahad',
      rider: RIDER,
      route: WAY,
      as_of: NOW,
      eta: NOW + 60,
      cancellation: null,
      delivery_receipt_available: false,
      proofs: [],
      proposable: { note: false, pin: false },
    });
  });

  it.each([
    ['COURIER_ACCEPTED_DELIVERY', true, 'Fahad', true],
    ['COURIER_ACCEPTED_DELIVERY', false, 'Fahad', false],
    ['NEAR_VENDOR', false, 'Fahad', false],
    ['PICKED_UP', false, 'Fahad', true],
    ['RETURN_INITIATED', true, 'Fahad', true],
    ['WAITING_FOR_TRANSPORT', true, undefined, false],
    ['DELIVERED', true, undefined, false],
    ['RETURNED_TO_VENDOR', true, undefined, false],
    ['CANCELLED', true, undefined, false],
    ['STALLED', true, undefined, false],
  ])('with the status %s and the approach shown: %p has the rider name %p and the position %p', (...row) => {
    const [status, showsApproach, name, isSeen] = row;
    const answer = trackingAnswer(buildPublicOrder(coming(status), { showsApproach }));
    expect([answer.rider_name, answer.rider, answer.route]).toEqual([
      name,
      isSeen ? RIDER : null,
      isSeen ? WAY : undefined,
    ]);
  });

  it('contains no route if it is unknown, and no rider without a position', () => {
    expect(trackingAnswer(buildPublicOrder({ ...coming('PICKED_UP'), route: undefined }))).not.toHaveProperty(
      'route',
    );
    const unseen = trackingAnswer(buildPublicOrder(coming('PICKED_UP'), { rider: undefined }));
    expect([unseen.rider, 'rider_name' in unseen, 'route' in unseen]).toEqual([null, false, false]);
  });

  it.each([
    ['ASSIGNED_TO_TRANSPORT', NOW + 10],
    ['PICKED_UP', NOW + 20],
    ['RECEIVED', null],
    ['DELIVERED', null],
  ])('with the status %s has the arrival time at the next stop: %p', (status, eta) => {
    const times = { origin_eta: NOW + 10, destination_eta: NOW + 20 };
    expect(trackingAnswer(buildPublicOrder({ ...coming(status), ...times })).eta).toBe(eta);
  });

  it('offers a receipt, and a rating for two weeks, once an order is delivered', () => {
    const buildAnswerAt = (now: number) => trackingAnswer(buildPublicOrder(coming('DELIVERED'), { now }));
    const until = NOW - 599 + LIMITS.ratingSeconds;
    expect(buildAnswerAt(until - 1)).toMatchObject({
      delivery_receipt_available: true,
      ratable_until: until,
    });
    expect(buildAnswerAt(until)).not.toHaveProperty('ratable_until');
    expect(buildAnswerAt(until)).not.toHaveProperty('stars');
    expect(trackingAnswer(buildPublicOrder(coming('RETURNED_TO_VENDOR')))).toMatchObject({
      delivery_receipt_available: false,
    });
  });

  it('contains the number of stars, and no text of the rating', () => {
    const rating = { stars: 2, words: 'cold', created_at: NOW - 100 };
    const answer = trackingAnswer(buildPublicOrder({ ...coming('DELIVERED'), rating }));
    expect(answer).toMatchObject({ stars: 2, ratable_until: NOW - 100 + LIMITS.ratingChangeSeconds });
    expect(JSON.stringify(answer)).not.toContain('cold');
  });

  it.each([
    ['a note alone', 'Ring twice', null, { note: true, pin: false }],
    ['a pin alone', '', { latitude: 29.38, longitude: 47.99 }, { note: false, pin: true }],
  ])('reports that %s was proposed and its outcome, without the text', (_, note, pin, said) => {
    const proposal = { note, pin, state: 'refused' as const, created_at: NOW - 9, answered_at: NOW - 3 };
    const answer = trackingAnswer(buildPublicOrder({ ...coming('RECEIVED'), proposal }));
    expect(answer.proposal).toEqual({ ...said, state: 'refused', answered_at: NOW - 3 });
    expect(trackingAnswer(buildPublicOrder(coming('RECEIVED')))).not.toHaveProperty('proposal');
  });
});

describe('pictures of an order', () => {
  const proofs = [
    { kind: 'delivery', created_at: NOW - 20 },
    { kind: 'pickup', created_at: NOW - 50 },
    { kind: 'pickup', created_at: NOW - 40 },
    { kind: 'return', created_at: NOW - 60 },
  ] as Order['proofs'];
  const listShownProofs = (more: Partial<PublicOrder> = {}) =>
    shownProofs(buildPublicOrder({ proofs }, more));

  it('are the newest of each kind, oldest first', () => {
    expect(listShownProofs()).toEqual([proofs[3], proofs[2], proofs[0]]);
  });

  it('are those of the enabled kinds', () => {
    expect(listShownProofs({ showsProofs: { pickup: false, delivery: true, return: false } })).toEqual([
      proofs[0],
    ]);
  });

  it('are visible for two weeks', () => {
    const end = NOW - 40 + LIMITS.publicProofSeconds;
    expect(listShownProofs({ now: end - 1 })).toEqual([proofs[2], proofs[0]]);
    expect(listShownProofs({ now: end })).toEqual([proofs[0]]);
  });
});

describe('a receipt', () => {
  it('contains what was delivered, when, and the cost', () => {
    const promised_range = { from: NOW - 60, to: NOW + 60 };
    const found = buildPublicOrder({
      ...coming('DELIVERED', 'DELIVERED'),
      delivery_fee: 1.25,
      promised_range,
    });
    expect(receiptAnswer(found)).toEqual({
      order_id: found.order.order_id,
      created_at: NOW - 600,
      delivered_at: NOW - 598,
      promised_range: { from: NOW - 60, to: NOW + 60 },
      vendor_name: 'Sharq Sweets',
      description: found.order.order.description,
      amount: found.order.order.amount,
      payment_status: found.order.order.payment_status,
      delivery_fee: 1.25,
      payer: 'Sharq Sweets',
      currency: 'KWD',
    });
    const reduced = buildPublicOrder({
      ...coming('DELIVERED'),
      delivery_fee: 1.25,
      discounted_delivery_fee: 0,
    });
    expect(receiptAnswer(reduced)?.delivery_fee).toBe(0);
  });

  it('names a surcharge, and neither the code of a voucher nor what came after the fee', () => {
    const found = buildPublicOrder({
      ...coming('DELIVERED'),
      charges: [
        { kind: 'surcharge', name: 'Harbour', amount: 0.5, tax: { percent: 5, amount: 0.024 } },
        { kind: 'voucher', name: 'SECRET', amount: -0.25 },
        { kind: 'newer', name: 'SECRET', amount: 0.1 },
        { kind: 'refund', name: 'SECRET', amount: -0.2 },
      ],
    });
    expect(receiptAnswer(found)?.charges).toEqual([
      { kind: 'surcharge', name: 'Harbour', amount: 0.5, tax: { percent: 5, amount: 0.024 } },
      { kind: 'voucher', amount: -0.25 },
      { kind: 'newer', amount: 0.1 },
    ]);
  });

  it.each([
    ['is on its way', coming('PICKED_UP')],
    ['came back after it was delivered', coming('DELIVERED', 'RETURNED_TO_VENDOR')],
    ['is delivered at an unknown time', { status: 'DELIVERED', status_history: through('NEW') }],
  ])('does not exist for an order that %s', (_, order) => {
    expect(receiptAnswer(buildPublicOrder(order))).toBeNull();
  });
});
