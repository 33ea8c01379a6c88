import { beforeEach, describe, expect, it } from '@jest/globals';
import { isContinuedDraft, removeContinuedDraft, storeContinuedDraft } from './continued-draft';
import { forgiving } from './forgiving-storage';
import { given } from './given';
import { guestProblems } from './guest-details';
import { handOver, takeOver } from './handover';
import {
  forgetPayment,
  forgetSettled,
  pendingPayment,
  rememberPayment,
  unsettledPayment,
} from './pending-payment';
import { parseAmount, destinationPoint, emptyRequestForm } from './request-form';
import { clockText } from './service-hours';

const blocked = new Proxy({} as Storage, {
  get: () => () => {
    throw new Error('blocked');
  },
});
const PENDING = { vendorId: 'kw1001', orderId: null, intentId: 'i1' };

beforeEach(() => sessionStorage.clear());

describe('a payment with an unknown outcome', () => {
  it('is stored in its tab until it is removed', () => {
    expect(pendingPayment()).toBeNull();
    rememberPayment(PENDING);
    expect(pendingPayment()).toEqual(PENDING);
    forgetPayment();
    expect(pendingPayment()).toBeNull();
  });

  it('is removed only by its own outcome', () => {
    rememberPayment(PENDING);
    forgetSettled('i2');
    expect(pendingPayment()).toEqual(PENDING);
    forgetSettled('i1');
    expect(pendingPayment()).toBeNull();
  });

  it('is unsettled for its vendor while no order is known', () => {
    expect(unsettledPayment(undefined)).toBeNull();
    rememberPayment(PENDING);
    expect([unsettledPayment('kw1001'), unsettledPayment('kw1002')]).toEqual(['i1', null]);
    rememberPayment({ ...PENDING, orderId: 'o1' });
    expect(unsettledPayment('kw1001')).toBeNull();
  });

  it.each(['{', '7', '{"vendorId":"kw1001","intentId":"i1"}'])(
    'is absent when the storage contains %s',
    (kept) => {
      rememberPayment(PENDING);
      const [key = ''] = Object.keys(sessionStorage);
      sessionStorage.setItem(key, kept);
      expect(pendingPayment()).toBeNull();
    },
  );

  it('does not fail when storage is blocked', () => {
    expect(() => rememberPayment(PENDING, blocked)).not.toThrow();
    expect(() => forgetPayment(blocked)).not.toThrow();
    expect(pendingPayment(blocked)).toBeNull();
  });
});

describe('forgiving storage', () => {
  it('stores nothing and throws nothing when the browser blocks it or has none', () => {
    for (const storage of [forgiving(blocked), forgiving(undefined)]) {
      expect(storage.setItem('a', '1')).toBeUndefined();
      expect(storage.getItem('a')).toBeNull();
      expect(storage.removeItem('a')).toBeUndefined();
    }
  });

  it('keeps values until they are removed', () => {
    const storage = forgiving(sessionStorage);
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });
});

it('returns a handed-over draft to its collection point once', () => {
  handOver('kw1001', { addressQuery: 'Salmiya' });
  expect(takeOver('kw1002')).toBeNull();
  expect(takeOver('kw1001')).toEqual({ addressQuery: 'Salmiya' });
  expect(takeOver('kw1001')).toBeNull();
});

it('a continued draft is that of one vendor, until a form opens', () => {
  storeContinuedDraft('kw1001');
  expect([isContinuedDraft('kw1001'), isContinuedDraft('kw1002')]).toEqual([true, false]);
  removeContinuedDraft();
  expect(isContinuedDraft('kw1001')).toBe(false);
});

it('names the missing value in the error', () => {
  expect([given(0, 'fee'), given('', 'note'), given(false, 'yes')]).toEqual([0, '', false]);
  for (const missing of [null, undefined])
    expect(() => given(missing, 'wallet')).toThrow('The request has no wallet');
});

describe('the details of a guest', () => {
  const isPossible = (typed: string) => typed.length === 8;
  const guest = { name: 'Noura', phoneNumber: '50012345', email: '' };
  it.each([
    [{}, {}],
    [{ email: ' noura@shop.test ' }, {}],
    [{ name: ' ' }, { name: true }],
    [{ phoneNumber: '5' }, { phoneNumber: true }],
    ...['noura', 'noura@shop', 'a b@shop.test', '@shop.test', 'noura@shop.test x'].map(
      (email) => [{ email }, { email: true }] as const,
    ),
  ])('%j need a correction: %j', (change, problems) => {
    expect(guestProblems({ ...guest, ...change }, isPossible)).toEqual(problems);
  });
});

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['1204.5', 1204.5],
  ['12,50', null],
  ['1,204', null],
  ['-1', null],
  ['ten', null],
  ['Infinity', null],
])('parses the amount %j as %p', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

it.each([
  [29.33, 48.07, { latitude: 29.33, longitude: 48.07 }],
  [0, 0, { latitude: 0, longitude: 0 }],
  [null, 48.07, null],
  [29.33, null, null],
])(
  'a form with the pin %p, %p has the destination %j',
  (destinationLatitude, destinationLongitude, point) => {
    expect(destinationPoint({ ...emptyRequestForm, destinationLatitude, destinationLongitude })).toEqual(
      point,
    );
  },
);

it.each([
  [0, '00:00'],
  [570, '09:30'],
  [1439, '23:59'],
])('formats %i minutes after midnight as %s', (minutes, clock) => {
  expect(clockText(minutes)).toBe(clock);
});
