import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../testing/build-order';
import type { Order } from '../../orders/order.schema';
import { cancelVerdict } from './cancellation';
import { changeVerdict, isNotYetModifiable } from './modification';
import { orderActions, type ActionRules } from './order-actions';
import { ORDER_STATUSES } from '../status/statuses';

const NOW = 1_790_000_000;
const flags = { nowSeconds: NOW, delayedCancellation: false };
const statusEntry = (status: string, created_at: number) => ({ status, created_at });
const buildOrderWithHistory = (...history: readonly ReturnType<typeof statusEntry>[]) => ({
  status: history.at(-1)?.status ?? '',
  status_history: history,
});

describe('whether an order can be cancelled, and why', () => {
  it('is possible until a rider accepts', () => {
    expect(cancelVerdict(buildOrderWithHistory(statusEntry('WAITING_FOR_TRANSPORT', 100)), flags)).toEqual({
      allowed: true,
      why: 'waiting',
    });
  });

  it('is closed since the rider accepted, regardless of later events', () => {
    const order = buildOrderWithHistory(
      statusEntry('RECEIVED', 100),
      statusEntry('WAITING_FOR_TRANSPORT', 200),
      statusEntry('COURIER_ACCEPTED_DELIVERY', 300),
      statusEntry('PICKED_UP', 400),
    );
    expect(cancelVerdict(order, flags)).toEqual({ allowed: false, why: 'accepted', since: 300 });
  });

  it('is not yet possible while the shop confirms, because no rider has accepted', () => {
    const order = buildOrderWithHistory(
      statusEntry('RECEIVED', 100),
      statusEntry('RECEIVED_BY_VENDOR', 200),
      statusEntry('ACCEPTED_BY_VENDOR', 300),
    );
    expect(cancelVerdict(order, flags)).toEqual({ allowed: false, why: 'confirming', since: 300 });
    expect(
      cancelVerdict(
        buildOrderWithHistory(...order.status_history, statusEntry('WAITING_FOR_TRANSPORT', 400)),
        flags,
      ).allowed,
    ).toBe(true);
  });

  it('is reported as in progress if no acceptance was recorded', () => {
    const order = buildOrderWithHistory(
      statusEntry('ASSIGNED_TO_TRANSPORT', 100),
      statusEntry('NEAR_VENDOR', 200),
      statusEntry('PICKED_UP', 300),
    );
    expect(cancelVerdict(order, flags)).toEqual({ allowed: false, why: 'under-way', since: 200 });
  });

  it('opens 10 minutes after a payment that is still being processed', () => {
    const paidAt = NOW - 60;
    const order = buildOrderWithHistory(statusEntry('PAYMENT_COMMITTED', paidAt));
    expect(cancelVerdict(order, flags)).toEqual({ allowed: false, why: 'payment', from: paidAt + 600 });
    expect(cancelVerdict(order, { ...flags, nowSeconds: paidAt + 601 })).toEqual({
      allowed: true,
      why: 'stuck',
    });
  });

  it('depends on the flag while an order is delayed', () => {
    const order = buildOrderWithHistory(statusEntry('RECEIVED', 100), statusEntry('DELAYED', 500));
    expect(cancelVerdict(order, flags)).toEqual({ allowed: false, why: 'delayed', since: 500 });
    expect(cancelVerdict(order, { ...flags, delayedCancellation: true })).toEqual({
      allowed: true,
      why: 'delayed',
    });
  });

  it('is over after the end, not yet open before receipt, and closed in an unknown status', () => {
    expect(cancelVerdict(buildOrderWithHistory(statusEntry('DELIVERED', 900)), flags)).toMatchObject({
      why: 'over',
      since: 900,
    });
    expect(cancelVerdict(buildOrderWithHistory(statusEntry('STALLED', 800)), flags)).toMatchObject({
      why: 'over',
      since: 800,
    });
    expect(cancelVerdict(buildOrderWithHistory(statusEntry('NEW', 700)), flags)).toMatchObject({
      why: 'processing',
    });
    expect(
      cancelVerdict(buildOrderWithHistory(statusEntry('RECEIVED', 1), statusEntry('TELEPORTED', 600)), flags),
    ).toMatchObject({
      why: 'unknown',
    });
  });
});

describe('whether an order can be changed', () => {
  it('is possible only in the statuses with free cancellation [TRACK-HIST-23]', () => {
    const open = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'];
    for (const status of open)
      expect(changeVerdict(buildOrderWithHistory(statusEntry(status, 1))).allowed).toBe(true);
    for (const status of [
      'NEW',
      'DELAYED',
      'PAYMENT_COMMITTED',
      'RECEIVED_BY_VENDOR',
      'PICKED_UP',
      'CANCELLED',
    ])
      expect([status, changeVerdict(buildOrderWithHistory(statusEntry(status, 1))).allowed]).toEqual([
        status,
        false,
      ]);
  });
});

it('only an order that was just placed is changeable in a moment', () => {
  expect(ORDER_STATUSES.filter((status) => isNotYetModifiable({ status }))).toEqual([
    'INITIATED',
    'PAYMENT_INITIATED',
    'PAYMENT_COMMITTED',
    'NEW',
  ]);
});

describe('the actions of an order', () => {
  const rules: ActionRules = {
    ...flags,
    isGuest: false,
    offersChange: true,
    offersHelp: true,
    showsApproach: false,
    proofs: { pickup: true, delivery: true, return: true },
  };
  const actions = (overrides: Partial<Order>, changed: Partial<ActionRules> = {}) =>
    orderActions(buildOrder(overrides), { ...rules, ...changed });

  it('exclude change, help and reorder for a guest', () => {
    expect(actions({ status: 'RECEIVED' }, { isGuest: true })).toMatchObject({
      change: null,
      help: null,
      again: null,
      cancel: { allowed: true },
    });
  });

  it('show the customer the rider only as early as the flag allows', () => {
    const approaching = { status: 'COURIER_ACCEPTED_DELIVERY' };
    expect(actions({ status: 'WAITING_FOR_TRANSPORT' }).share).toMatchObject({
      shows: 'rider-once-accepted',
    });
    expect(actions(approaching).share).toMatchObject({ shows: 'rider-once-collected' });
    expect(actions(approaching, { showsApproach: true }).share).toEqual({ allowed: true, shows: 'rider' });
    expect(actions({ status: 'PICKED_UP' }).share).toEqual({ allowed: true, shows: 'rider' });
    expect(actions({ status: 'CANCELLED' }).share).toMatchObject({ shows: 'end' });
    expect(actions({ status: 'PAYMENT_INITIATED' }).share).toEqual({ allowed: false, why: 'unpaid' });
  });

  it('show the customer the rider of a late order once it was collected', () => {
    const late = (...history: readonly ReturnType<typeof statusEntry>[]) =>
      actions({ status: 'DELAYED', status_history: [...history, statusEntry('DELAYED', 900)] }).share;
    const accepted = [statusEntry('RECEIVED', 100), statusEntry('COURIER_ACCEPTED_DELIVERY', 200)];
    expect(late(...accepted)).toEqual({ allowed: true, shows: 'rider-once-collected' });
    expect(late(...accepted, statusEntry('PICKED_UP', 300))).toEqual({ allowed: true, shows: 'rider' });
  });

  it('include a call to the customer if there is a number', () => {
    const { customer } = buildOrder({});
    const withNumber = (phone_number: string) =>
      actions({ customer: { ...customer, phone_number } }).callCustomer;
    expect(withNumber('+96550012345')).toEqual({ allowed: true });
    expect(withNumber('')).toEqual({ allowed: false });
  });

  it('include a call to the rider only with an assigned rider', () => {
    expect(actions({ status: 'WAITING_FOR_TRANSPORT' }).callRider).toEqual({
      allowed: false,
      why: 'none-yet',
    });
    expect(actions({ status: 'PICKED_UP' }).callRider).toEqual({ allowed: true });
    expect(actions({ status: 'DELIVERED' }).callRider).toMatchObject({ why: 'over' });
    expect(actions({ status: 'RETURN_INITIATED' }).callRider).toEqual({ allowed: false, why: 'hidden' });
  });

  it('show each proof by its own flag, and report when there is none [FLAG-22]', () => {
    const proofs = [{ kind: 'pickup' as const, created_at: 50 }];
    expect(actions({ status: 'PICKED_UP', proofs }).proof).toEqual({
      pickup: { allowed: true, takenAt: 50 },
      delivery: { allowed: false, why: 'not-yet' },
      return: null,
    });
    expect(actions({ status: 'RECEIVED' }).proof).toMatchObject({
      pickup: { allowed: false, why: 'not-yet' },
      delivery: null,
    });
    expect(actions({ status: 'NEAR_CUSTOMER' }).proof).toMatchObject({
      pickup: { allowed: false, why: 'none-taken' },
      delivery: { allowed: false, why: 'not-yet' },
    });
    const off = { pickup: false, delivery: true, return: true };
    expect(actions({ status: 'DELIVERED', proofs }, { proofs: off }).proof).toEqual({
      pickup: null,
      delivery: { allowed: false, why: 'none-taken' },
      return: null,
    });
    expect(actions({ status: 'RETURNED_TO_VENDOR', proofs }).proof).toMatchObject({
      delivery: null,
      return: { allowed: false, why: 'none-taken' },
    });
  });

  it('include no proof of an order that was never collected', () => {
    const none = { pickup: null, delivery: null, return: null };
    expect(actions({ status: 'CANCELLED' }).proof).toEqual(none);
    expect(actions({ status: 'STALLED' }).proof).toEqual(none);
  });

  it('include a free cancellation unless a card was charged', () => {
    const paid = { ...buildOrder().order, payment_status: 'ONLINE_PAYMENT' };
    expect(actions({ status: 'RECEIVED' })).toMatchObject({
      cancel: { cost: 'free' },
      change: { cost: 'new-fee' },
    });
    expect(actions({ status: 'RECEIVED', order: paid })).toMatchObject({
      cancel: { cost: 'card' },
      change: { cost: 'same-fee' },
    });
  });
});
