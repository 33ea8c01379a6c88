import { describe, expect, it } from '@jest/globals';
import type { Order } from '../orders/order.schema';
import { buildOrder } from '../testing/build-order';
import { deliveryOutcome, isLate, lateMinutes, promisedRange, rangeGivenAt } from './promise';

const PLACED = 1_790_000_000;
const at = (minutes: number) => PLACED + minutes * 60;
/** Promised in 24 to 36 minutes. */
const RANGE = { from: at(24), to: at(36) };
const order = (status: string, change: Partial<Order> = {}) =>
  buildOrder({ status, created_at: PLACED, promised_range: RANGE, ...change });
const delivered = (seconds: number, change: Partial<Order> = {}) =>
  order('DELIVERED', {
    status_history: [
      { status: 'NEW', created_at: PLACED },
      { status: 'DELIVERED', created_at: PLACED + seconds },
    ],
    ...change,
  });

describe('the promised range', () => {
  it('is a fifth around the estimate, and no end of it is earlier than the country allows', () => {
    expect(rangeGivenAt(PLACED, 30)).toEqual(RANGE);
    expect(rangeGivenAt(PLACED, 16, 15)).toEqual({ from: at(15), to: at(19) });
  });

  it('is the stored one, for an older order the one around its estimate, for a scheduled one the chosen time', () => {
    expect(promisedRange(order('NEW', { promised_for: at(90) }))).toEqual(RANGE);
    expect(promisedRange(order('NEW', { promised_range: null, promised_for: at(30) }))).toEqual(RANGE);
    expect(promisedRange(order('NEW', { preordered_for: at(120) }))).toEqual({ from: at(120), to: at(120) });
    expect(promisedRange(order('NEW', { promised_range: null }))).toBeNull();
  });
});

describe('the outcome of a delivery', () => {
  it.each([
    [24 * 60 - 30, -1],
    [24 * 60 - 29, 0],
    [30 * 60, 0],
    [36 * 60 + 29, 0],
    [36 * 60 + 30, 1],
    [47 * 60, 11],
  ])('of %d seconds is %d minutes outside the range', (seconds, minutes) => {
    expect(deliveryOutcome(delivered(seconds))).toEqual({
      ...RANGE,
      deliveredAt: PLACED + seconds,
      minutes,
    });
  });

  it('is unknown for active, returned and unpromised orders', () => {
    expect(deliveryOutcome(order('PICKED_UP'))).toBeNull();
    expect(deliveryOutcome(order('RETURNED_TO_VENDOR'))).toBeNull();
    expect(deliveryOutcome(delivered(600, { promised_range: null }))).toBeNull();
  });
});

describe('lateness', () => {
  it('is the actual or expected time after the range, or the reported delay', () => {
    expect(lateMinutes(order('PICKED_UP'), at(36))).toBeNull();
    expect(lateMinutes(order('PICKED_UP'), at(40))).toBe(4);
    expect(lateMinutes(order('PICKED_UP', { destination_eta: at(50) }), at(10))).toBe(14);
    expect(lateMinutes(delivered(40 * 60), at(500))).toBe(4);
    expect(lateMinutes(order('DELAYED'), at(10))).toBe(0);
  });

  it('uses the newest estimate without a promise', () => {
    const plain = { promised_range: null, origin_eta: at(10), destination_eta: at(20) };
    expect(lateMinutes(order('NEAR_VENDOR', plain), at(13))).toBe(3);
    expect(lateMinutes(order('NEAR_CUSTOMER', plain), at(19))).toBeNull();
    expect(lateMinutes(order('WAITING_FOR_TRANSPORT', plain), at(90))).toBeNull();
  });

  it('excludes returning, cancelled and scheduled orders', () => {
    const back = order('DELAYED', {
      status_history: [
        { status: 'RETURN_INITIATED', created_at: at(20) },
        { status: 'DELAYED', created_at: at(30) },
      ],
    });
    expect(isLate(back, at(90))).toBe(false);
    expect(isLate(order('CANCELLED'), at(90))).toBe(false);
    expect(isLate(order('RECEIVED', { preordered_for: at(120) }), at(90))).toBe(false);
  });
});
