import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { cancelState } from './cancel-state';

const NOW = 1_790_000_000;
const rules = { nowSeconds: NOW, delayedCancellation: false };
const at = (status: string, created_at: number) => ({ status, created_at });

describe('whether the rider can be cancelled', () => {
  it('is possible until a rider accepts', () => {
    expect(cancelState(buildOrder({ status: 'WAITING_FOR_TRANSPORT' }), rules)).toEqual({
      allowed: true,
      why: 'possible',
    });
  });

  it('is closed since the rider accepted, whatever happened after', () => {
    const order = buildOrder({
      status: 'PICKED_UP',
      status_history: [
        at('RECEIVED', 100),
        at('WAITING_FOR_TRANSPORT', 200),
        at('COURIER_ACCEPTED_DELIVERY', 300),
        at('PICKED_UP', 400),
      ],
    });
    expect(cancelState(order, rules)).toEqual({ allowed: false, why: 'accepted', at: 300 });
  });

  it('opens 10 minutes after a payment that is still being processed', () => {
    const paidAt = NOW - 60;
    const order = buildOrder({
      status: 'PAYMENT_COMMITTED',
      status_history: [at('PAYMENT_COMMITTED', paidAt)],
    });
    expect(cancelState(order, rules)).toEqual({ allowed: false, why: 'payment', at: paidAt + 600 });
    expect(cancelState(order, { ...rules, nowSeconds: paidAt + 601 })).toEqual({
      allowed: true,
      why: 'possiblePaid',
    });
  });

  it('depends on the flag while an order is delayed', () => {
    const order = buildOrder({ status: 'DELAYED', status_history: [at('DELAYED', 500)] });
    expect(cancelState(order, rules)).toEqual({ allowed: false, why: 'delayed', at: 500 });
    expect(cancelState(order, { ...rules, delayedCancellation: true })).toEqual({
      allowed: true,
      why: 'possibleDelayed',
    });
  });

  it('is over once the order has ended, and not yet open before it was received', () => {
    const ended = buildOrder({ status: 'DELIVERED', status_history: [at('DELIVERED', 900)] });
    expect(cancelState(ended, rules)).toEqual({ allowed: false, why: 'over', at: 900 });
    expect(cancelState(buildOrder({ status: 'NEW' }), rules)).toEqual({ allowed: false, why: 'processing' });
  });
});
