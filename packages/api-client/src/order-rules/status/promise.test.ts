import { describe, expect, it } from '@jest/globals';
import type { Order } from '../../orders/order.schema';
import { buildOrder } from '../../testing/build-order';
import { deliveryOutcome, isLate, lateMinutes, promisedRange, rangeGivenAt } from './promise';

const PLACED = 1_790_000_000;
const minutesAfterPlacing = (minutes: number) => PLACED + minutes * 60;
/** Promised in 24 to 36 minutes. */
const RANGE = { from: minutesAfterPlacing(24), to: minutesAfterPlacing(36) };
const buildPromisedOrder = (status: string, change: Partial<Order> = {}) =>
  buildOrder({ status, created_at: PLACED, promised_range: RANGE, ...change });
const buildTimedDelivery = (seconds: number, change: Partial<Order> = {}) =>
  buildPromisedOrder('DELIVERED', {
    status_history: [
      { status: 'NEW', created_at: PLACED },
      { status: 'DELIVERED', created_at: PLACED + seconds },
    ],
    ...change,
  });

describe('the promised range', () => {
  it('is a fifth around the estimate, and no end of it is earlier than the country allows', () => {
    expect(rangeGivenAt(PLACED, 30)).toEqual(RANGE);
    expect(rangeGivenAt(PLACED, 16, 15)).toEqual({
      from: minutesAfterPlacing(15),
      to: minutesAfterPlacing(19),
    });
  });

  it('is the stored one, for an older order the one around its estimate, for a scheduled one the chosen time', () => {
    expect(promisedRange(buildPromisedOrder('NEW', { promised_for: minutesAfterPlacing(90) }))).toEqual(
      RANGE,
    );
    expect(
      promisedRange(
        buildPromisedOrder('NEW', { promised_range: null, promised_for: minutesAfterPlacing(30) }),
      ),
    ).toEqual(RANGE);
    expect(promisedRange(buildPromisedOrder('NEW', { preordered_for: minutesAfterPlacing(120) }))).toEqual({
      from: minutesAfterPlacing(120),
      to: minutesAfterPlacing(120),
    });
    expect(promisedRange(buildPromisedOrder('NEW', { promised_range: null }))).toBeNull();
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
    expect(deliveryOutcome(buildTimedDelivery(seconds))).toEqual({
      ...RANGE,
      deliveredAt: PLACED + seconds,
      minutes,
    });
  });

  it('is unknown for active, returned and unpromised orders', () => {
    expect(deliveryOutcome(buildPromisedOrder('PICKED_UP'))).toBeNull();
    expect(deliveryOutcome(buildPromisedOrder('RETURNED_TO_VENDOR'))).toBeNull();
    expect(deliveryOutcome(buildTimedDelivery(600, { promised_range: null }))).toBeNull();
  });
});

describe('lateness', () => {
  it('is the actual or expected time after the range, or the reported delay', () => {
    expect(lateMinutes(buildPromisedOrder('PICKED_UP'), minutesAfterPlacing(36))).toBeNull();
    expect(lateMinutes(buildPromisedOrder('PICKED_UP'), minutesAfterPlacing(40))).toBe(4);
    expect(
      lateMinutes(
        buildPromisedOrder('PICKED_UP', { destination_eta: minutesAfterPlacing(50) }),
        minutesAfterPlacing(10),
      ),
    ).toBe(14);
    expect(lateMinutes(buildTimedDelivery(40 * 60), minutesAfterPlacing(500))).toBe(4);
    expect(lateMinutes(buildPromisedOrder('DELAYED'), minutesAfterPlacing(10))).toBe(0);
  });

  it('uses the newest estimate without a promise', () => {
    const plain = {
      promised_range: null,
      origin_eta: minutesAfterPlacing(10),
      destination_eta: minutesAfterPlacing(20),
    };
    expect(lateMinutes(buildPromisedOrder('NEAR_VENDOR', plain), minutesAfterPlacing(13))).toBe(3);
    expect(lateMinutes(buildPromisedOrder('NEAR_CUSTOMER', plain), minutesAfterPlacing(19))).toBeNull();
    expect(
      lateMinutes(buildPromisedOrder('WAITING_FOR_TRANSPORT', plain), minutesAfterPlacing(90)),
    ).toBeNull();
  });

  it('excludes returning, cancelled and scheduled orders', () => {
    const back = buildPromisedOrder('DELAYED', {
      status_history: [
        { status: 'RETURN_INITIATED', created_at: minutesAfterPlacing(20) },
        { status: 'DELAYED', created_at: minutesAfterPlacing(30) },
      ],
    });
    expect(isLate(back, minutesAfterPlacing(90))).toBe(false);
    expect(isLate(buildPromisedOrder('CANCELLED'), minutesAfterPlacing(90))).toBe(false);
    expect(
      isLate(
        buildPromisedOrder('RECEIVED', { preordered_for: minutesAfterPlacing(120) }),
        minutesAfterPlacing(90),
      ),
    ).toBe(false);
  });
});
