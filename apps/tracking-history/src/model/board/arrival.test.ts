import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { isLate } from '@courier/api-client/order-rules';
import { describeArrival } from './arrival';

const NOW = 1_790_000_000;
const buildArrivalOrder = (status: string, more = {}) =>
  buildOrder({ status, created_at: NOW - 600, origin_eta: NOW + 240, destination_eta: NOW + 900, ...more });

describe('the arrival of an order', () => {
  it.each([
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'NEAR_VENDOR',
  ])('is the arrival at the shop in %s', (status) =>
    expect(describeArrival(buildArrivalOrder(status), NOW)).toMatchObject({
      kind: 'eta',
      end: 'origin',
      minutes: 4,
    }),
  );

  it.each(['PICKED_UP', 'NEAR_CUSTOMER'])('is the arrival at the customer in %s', (status) =>
    expect(describeArrival(buildArrivalOrder(status), NOW)).toMatchObject({
      kind: 'eta',
      end: 'destination',
      minutes: 15,
    }),
  );

  it.each([
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'COURIER_LEFT_VENDOR',
    'RETURN_INITIATED',
    'DELIVERED',
    'DELAYED',
  ])('has no estimate in %s', (status) =>
    expect(describeArrival(buildArrivalOrder(status), NOW).kind).not.toBe('eta'),
  );

  it('is the waiting time before a rider accepts', () => {
    expect(describeArrival(buildArrivalOrder('WAITING_FOR_TRANSPORT'), NOW)).toEqual({
      kind: 'waiting',
      minutes: 10,
    });
  });

  it('is the chosen time of a scheduled order', () => {
    const scheduled = buildArrivalOrder('RECEIVED', { preordered_for: NOW + 7200 });
    expect(describeArrival(scheduled, NOW)).toEqual({ kind: 'scheduled', at: NOW + 7200 });
  });

  it('is the moment of delivery once delivered', () => {
    const delivered = buildArrivalOrder('DELIVERED', {
      status_history: [{ status: 'DELIVERED', created_at: NOW - 60 }],
    });
    expect(describeArrival(delivered, NOW)).toEqual({ kind: 'ended', at: NOW - 60 });
  });

  it('includes how late the order is', () => {
    expect(describeArrival(buildArrivalOrder('DELAYED', { destination_eta: NOW - 18 * 60 }), NOW)).toEqual({
      kind: 'late',
      minutes: 18,
    });
    expect(isLate(buildArrivalOrder('PICKED_UP', { destination_eta: NOW - 120 }), NOW)).toBe(true);
    // The estimate is old: the order is late by its promise, and not late before the promise ends.
    const delayedOrder = {
      created_at: NOW - 3600,
      destination_eta: null,
      status_history: [{ status: 'DELAYED', created_at: NOW - 36 * 60 }],
    };
    const delayed = (promised_for: number | null) =>
      describeArrival(buildArrivalOrder('DELAYED', { ...delayedOrder, promised_for }), NOW);
    expect(delayed(NOW + 600)).toEqual({ kind: 'late', minutes: 0 });
    expect(delayed(NOW - 1200)).toEqual({ kind: 'late', minutes: 12 });
    expect(delayed(null)).toEqual({ kind: 'late', minutes: 36 });
    expect(isLate(buildArrivalOrder('PICKED_UP'), NOW)).toBe(false);
  });
});
