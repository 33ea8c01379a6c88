import { describe, expect, it } from '@jest/globals';
import { trackingStage } from './stage';

const stageAfter = (...history: string[]) =>
  trackingStage({
    status: history.at(-1) ?? '',
    status_history: history.map((status, index) => ({ status, created_at: 100 + index })),
  });

describe('the stage of a tracked order', () => {
  it.each([
    ['NEW', 'preparing'],
    ['WAITING_FOR_TRANSPORT', 'preparing'],
    ['ASSIGNED_TO_TRANSPORT', 'preparing'],
    ['MODIFIED', 'preparing'],
    ['TELEPORTED', 'preparing'],
    ['COURIER_ACCEPTED_DELIVERY', 'courier_accepted'],
    ['NEAR_VENDOR', 'near_vendor'],
    ['PICKED_UP', 'collected'],
    ['COURIER_LEFT_VENDOR', 'collected'],
    ['RETURN_INITIATED', 'return_initiated'],
    ['NEAR_CUSTOMER', 'near_customer'],
    ['DELIVERED', 'delivered'],
    ['RETURNED_TO_VENDOR', 'returned'],
    ['CANCELLED', null],
    ['PAYMENT_CANCELLED', null],
    ['PAYMENT_FAILED', null],
    ['STALLED', null],
  ])('of %s is %s', (status, stage) => expect(stageAfter('NEW', status)).toBe(stage));

  it('returns to preparing when the rider is lost', () => {
    expect(stageAfter('COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT')).toBe('preparing');
  });

  it('is unchanged when the order is delayed', () => {
    expect(stageAfter('NEW', 'DELAYED')).toBe('preparing');
    expect(stageAfter('NEW', 'PICKED_UP', 'DELAYED', 'DELAYED')).toBe('collected');
    expect(stageAfter('DELAYED')).toBe('preparing');
  });
});
