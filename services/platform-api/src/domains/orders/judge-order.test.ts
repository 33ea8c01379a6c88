import { describe, expect, it } from '@jest/globals';
import { LIMITS, type CountryCode } from '@courier/config';
import type { Refusal } from '../../platform/requests/refusal';
import { LARGEST_AMOUNT } from '../../platform/money';
import { assertOrderRules, paymentStatus, type OrderRules } from './order-checks';
import { statusMoment, historyMoments } from './stored-orders/order-moments';
import { isPossiblePhone, normalisedPhone } from '../../platform/phone';

// 15:30 in Kuwait.
const NOW = Date.UTC(2026, 10, 20, 12, 30, 40) / 1000;
const clock = { nowSeconds: () => NOW, nowMs: () => NOW * 1000 };
const rules: OrderRules = {
  country: 'KW',
  flags: { pre_order: true, payment_vat: true },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  prohibitedItems: [{ language: 'en', name: 'Alcohol', words: ['beer'] }],
  serviceHours: '0900:2130',
  hours: null,
};
const location = { address: 'Salmiya 4', latitude: 29.33, longitude: 48.07, notes: '' };
const customer = { name: 'نورة', phone_number: '+96550012345', location };
const goods = { payment_method: 'CASH_ON_DELIVERY', amount: 7.5, description: 'tea', cold_bag_needed: false };
type Body = Parameters<typeof assertOrderRules>[2];
const body = { vendor_id: 'kw1001', customer, order: goods } as Body;

const judgedProblem = (change: Partial<Body>, ruled: Partial<OrderRules> = {}) => {
  try {
    assertOrderRules({ clock }, { ...rules, ...ruled }, { ...body, ...change });
    return null;
  } catch (error) {
    const { status, message, translationKey, field } = error as Refusal;
    return [status, ...new Set([message, translationKey]), field].join(' ');
  }
};

describe('an order', () => {
  it('is accepted as the form sends it', () => {
    expect(judgedProblem({})).toBeNull();
  });

  it.each<[string, Partial<Body>, string]>([
    ['the name', { customer: { ...customer, name: 'x1' } }, 'customer.name'],
    ['the phone number', { customer: { ...customer, phone_number: '1' } }, 'customer.phone_number'],
    [
      'the address',
      { customer: { ...customer, location: { ...location, address: '' } } },
      'customer.location',
    ],
    ['the goods', { order: { ...goods, description: '6 x Beer' } }, 'order.description'],
    [
      'the notes',
      { customer: { ...customer, location: { ...location, notes: 'x'.repeat(LIMITS.notesBytes + 1) } } },
      'customer.location.notes',
    ],
    [
      'the payment method',
      { order: { ...goods, payment_method: 'NONE' } as Body['order'] },
      'order.payment_method',
    ],
  ])('is refused at the field of %s', (_, change, field) => {
    expect(judgedProblem(change)).toContain(field);
  });

  it('is refused above the largest amount, not at it', () => {
    const worth = (amount: number) => judgedProblem({ order: { ...goods, amount } as Body['order'] });
    expect(worth(LARGEST_AMOUNT)).toBeNull();
    expect(worth(LARGEST_AMOUNT + 1)).toBe('400 validation.fill-amount order.amount');
  });

  it('requires a complete VAT number, or none, in countries that ask for it', () => {
    const whole = '1'.repeat(LIMITS.vatNumberCharacters);
    expect([
      judgedProblem({ vat_number: whole }),
      judgedProblem({ vat_number: null }),
      judgedProblem({ vat_number: '' }),
    ]).toEqual([null, null, null]);
    expect(judgedProblem({ vat_number: `${whole}1` })).toBe('400 validation.vat-number vat_number');
    expect(judgedProblem({ vat_number: '1' })).toBe('400 validation.vat-number vat_number');
    expect(judgedProblem({ vat_number: '1' }, { flags: { pre_order: true } })).toBeNull();
  });

  it.each<[CountryCode, string, string]>([
    ['PL', 'PL 525-244-57-67', '12345678'],
    ['DE', 'DE123456789', '12345678'],
    ['TH', '0105512345678', '12345678'],
    ['SA', '300123456700003', '12345678'],
  ])('requires the VAT number of %s in its own length', (country, whole, wrong) => {
    expect(judgedProblem({ vat_number: whole }, { country }) ?? '').not.toContain('vat_number');
    expect(judgedProblem({ vat_number: wrong }, { country })).toBe('400 validation.vat-number vat_number');
  });
});

describe('an order for later', () => {
  const WRONG = '400 validation.preordered-for preordered_for';
  const minute = Math.floor(NOW / 60) * 60;

  it.each([
    ['an hour from now, less the time the request took', LIMITS.laterDeliveryFromSeconds - 60, null],
    ['a minute sooner', LIMITS.laterDeliveryFromSeconds - 120, WRONG],
    ['two days from now, at the minute', LIMITS.laterDeliveryToSeconds, null],
    ['a minute later', LIMITS.laterDeliveryToSeconds + 60, WRONG],
  ])('is accepted from an hour to two days ahead: %s', (_, ahead, problem) => {
    expect(judgedProblem({ preordered_for: minute + ahead }, { serviceHours: '0000:2359' })).toBe(problem);
  });

  it.each([
    ['the last open minute of the day', '21:30', null],
    ['a minute after closing', '21:31', WRONG],
    ['a minute before opening', '08:59', WRONG],
    ['the first open minute', '09:00', null],
  ])('is accepted in the hours of the country: %s', (_, time, problem) => {
    const at = Date.parse(`2026-11-${time > '16:00' ? '20' : '21'}T${time}:00+03:00`) / 1000;
    expect(judgedProblem({ preordered_for: at })).toBe(problem);
  });

  it('is accepted at any hour with unreadable hours, and never where later delivery is not offered', () => {
    const at = Date.parse('2026-11-21T03:00:00+03:00') / 1000;
    expect(judgedProblem({ preordered_for: at }, { serviceHours: 'always' })).toBeNull();
    const noon = Date.parse('2026-11-21T12:00:00+03:00') / 1000;
    expect(judgedProblem({ preordered_for: noon })).toBeNull();
    expect(judgedProblem({ preordered_for: noon }, { flags: {} })).toBe(WRONG);
  });
});

it.each([
  [true, 'PAID', 'ONLINE_PAYMENT'],
  [true, 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
  [false, 'CASH_ON_DELIVERY', 'CASH_ON_DELIVERY'],
  [false, 'PAID', 'PAID'],
  [false, 'PAYMENT_ON_DELIVERY', 'PAID'],
] as const)('an order that is paid online, %p, by %s shows %s', (isOnline, method, shown) => {
  expect(paymentStatus(isOnline, method)).toBe(shown);
});

it('the times of an order are those of its last arrival, collection and delivery', () => {
  const buildStatusEntry = (status: string, created_at: number) => ({ status, created_at });
  expect(historyMoments([])).toEqual({ near_vendor_at: null, collected_at: null, delivered_at: null });
  expect(
    historyMoments([
      buildStatusEntry('NEAR_VENDOR', 1),
      buildStatusEntry('PICKED_UP', 2),
      buildStatusEntry('NEAR_VENDOR', 3),
      buildStatusEntry('DELAYED', 4),
      buildStatusEntry('DELIVERED', 5),
    ]),
  ).toEqual({ near_vendor_at: 3, collected_at: 2, delivered_at: 5 });
  expect([
    statusMoment(buildStatusEntry('toString', 1)),
    statusMoment(buildStatusEntry('CANCELLED', 1)),
  ]).toEqual([{}, {}]);
});

it.each<[CountryCode, string, string]>([
  ['KW', '5001 2345', '+96550012345'],
  ['KW', '+886 912-048-317', '+886912048317'],
  ['BH', '(3600) 1234', '+97336001234'],
  ['TW', '0912048317', '+886912048317'],
  ['TW', 'no number: 7', '7'],
  ['TW', '+ 1 x', '+1'],
  ['TW', 'none', ''],
])('in %s the phone number %p is stored as %p', (country, text, kept) => {
  expect(normalisedPhone(text, country)).toBe(kept);
});

it('limits a phone number to the length in its country', () => {
  const possible = (text: string) => [isPossiblePhone(text, 'KW'), isPossiblePhone(text, 'TW')];
  expect(possible('50012345')).toEqual([true, true]);
  expect(possible('0912048317')).toEqual([false, true]);
  expect(possible('+96550012345')).toEqual([true, true]);
  expect(possible('x')).toEqual([false, false]);
});
