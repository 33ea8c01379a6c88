import { describe, expect, it } from '@jest/globals';
import { optionalTextProblem } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { checkOrder, fieldOfPath, whereProblem, wrongIn, type OrderCheckInput } from './order-check';
import { emptyRequestForm, type RequestForm } from './request-form';

const NOW = Date.UTC(2026, 10, 20, 9) / 1000;
const HOUR = 3600;
const FORM: RequestForm = {
  ...emptyRequestForm,
  destinationName: 'Noura Al-Sabah',
  destinationPhoneNumber: '50012345',
  destinationTextAddress: 'Gulf Road 12, Salmiya',
  destinationLatitude: 29.33,
  destinationLongitude: 48.07,
  orderAmount: '4.500',
  paymentMethod: 'PAID',
};
const check = (form: Partial<RequestForm> = {}, more: Partial<OrderCheckInput> = {}) =>
  checkOrder({
    vendorId: 'kw1001',
    form: { ...FORM, ...form },
    country: 'KW',
    paymentMethod: 'PAID',
    paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
    isPossiblePhone: (typed) => /^\d{8}$/.test(typed),
    later: { nowSeconds: NOW, timezone: 'Asia/Kuwait', window: { from: 9 * 60, to: 18 * 60 } },
    requestedTexts: ['vat_number'],
    laterOnly: false,
    ...more,
  });

describe('a form', () => {
  it('without mistakes has no problems', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['vendor', 'error.cant-retrieve-vendor-rar', {}, { vendorId: null }],
    ['unit', 'validation.fill-unit-number', {}, { country: 'SG' }],
    ['name', 'validation.fill-customer-name', { destinationName: ' ' }, {}],
    ['name', 'validation.wrong-customer-name', { destinationName: 'نورة ٢' }, {}],
    ['name', 'validation.garbled-text', { destinationName: 'MÃ¼ller' }, {}],
    ['address', 'validation.garbled-text', { destinationBuilding: 'CafÃ© House' }, {}],
    ['notes', 'validation.garbled-text', { riderNotes: 'second bell, MÃ¼ller' }, {}],
    ['phone', 'validation.phone-incorrect', { destinationPhoneNumber: '5001234' }, {}],
    [
      'description',
      'validation.fill-description',
      { orderDescription: 'x'.repeat(LIMITS.descriptionCharacters + 1) },
      {},
    ],
    [
      'description',
      'validation.prohibited-item',
      { orderDescription: 'two beers and a Beer' },
      { prohibitedItems: [{ language: 'en', name: 'Alcohol', words: ['beer'] }] },
    ],
    ['address', 'validation.fill-address', { destinationTextAddress: '' }, {}],
    ['address', 'validation.invalid-coordinates', { destinationLatitude: null }, {}],
    ['amount', 'validation.fill-amount', { orderAmount: 'x' }, { country: 'DE' }],
    ['amount', 'validation.minimum-amount-pkr', { orderAmount: '99' }, { country: 'PK' }],
    ['payment', 'validation.fill-payment-method', {}, { paymentMethod: 'NONE' }],
    ['notes', 'validation.notes-too-long', { riderNotes: 'ن'.repeat(LIMITS.notesBytes / 2 + 1) }, {}],
    [
      'address',
      'validation.address-too-long',
      { destinationBuilding: 'x'.repeat(LIMITS.addressBytes - 22) },
      {},
    ],
    ['time', 'validation.preordered-for', { preordered_for: NOW + 59 * 60 }, {}],
    ['time', 'time.later-hours', { preordered_for: NOW + 8 * HOUR }, {}],
    ['time', 'time.later-hours', {}, { laterOnly: true }],
    ['vat_number', 'validation.vat-number', { vat_number: '1234567' }, {}],
  ] as const)('shows at %s that %s', (field, key, form, more) => {
    expect(check(form, more)).toEqual([{ field, key }]);
  });

  it('accepts the maximum lengths and every time within service hours', () => {
    expect(
      check(
        {
          orderDescription: 'x'.repeat(LIMITS.descriptionCharacters),
          riderNotes: 'ن'.repeat(LIMITS.notesBytes / 2),
          destinationBuilding: 'x'.repeat(LIMITS.addressBytes - 23),
          preordered_for: NOW + HOUR,
          vat_number: '12345678',
        },
        { laterOnly: true },
      ),
    ).toEqual([]);
  });

  it('ignores the VAT number when it is not asked for', () => {
    expect(check({ vat_number: '1' }, { requestedTexts: [] })).toEqual([]);
  });

  it('shows one problem for each field, in the order of the checks', () => {
    const notes = 'x'.repeat(LIMITS.notesBytes + 1);
    const empty = { destinationName: '', destinationPhoneNumber: '', riderNotes: notes };
    const wrong = { ...empty, preordered_for: 1, vat_number: '1' };
    expect(check({ ...wrong, destinationTextAddress: '', destinationLatitude: null })).toEqual([
      { field: 'name', key: 'validation.fill-customer-name' },
      { field: 'phone', key: 'validation.fill-customer-phone' },
      { field: 'address', key: 'validation.fill-address' },
      { field: 'notes', key: 'validation.notes-too-long' },
      { field: 'time', key: 'validation.preordered-for' },
      { field: 'vat_number', key: 'validation.vat-number' },
    ]);
  });
});

const MISSING = { field: 'name', key: 'validation.fill-customer-name' } as const;
const WRONG = { field: 'phone', key: 'validation.phone-incorrect' } as const;

it('a field that lost the focus shows only its own wrong value', () => {
  expect(wrongIn('phone', [MISSING, WRONG])).toBe(WRONG);
  expect(wrongIn('name', [MISSING, WRONG])).toBeNull();
  expect(wrongIn('vat_number', [MISSING, WRONG])).toBeNull();
});

it.each([
  ['TW', '', null],
  ['TW', '12345678', null],
  ['TW', '1234567', 'vat_number'],
  ['TW', '123456789', 'vat_number'],
  ['PL', '525-244-57-67', null],
  ['PL', '12345678', 'vat_number'],
  ['AE', '100123456700003', null],
  ['KW', '12345678', null],
])('in %s the VAT number %j shows a problem at %p', (country, typed, field) => {
  expect(optionalTextProblem('vat_number', typed, country)?.field ?? null).toBe(field);
});

it.each([
  ['preordered_for', 'time'],
  ['vat_number', 'vat_number'],
  ['vendor_id', 'vendor'],
  ['customer.location.unit', 'unit'],
  ['order.payment_method', 'payment'],
  ['signature', null],
  [undefined, null],
])('a server error at %s is shown at %p', (path, field) => {
  expect(fieldOfPath(path)).toBe(field);
});

it.each([
  [
    'no address at all',
    { destinationTextAddress: ' ', destinationLatitude: null },
    false,
    'validation.fill-address',
  ],
  ['words nobody found', { destinationLatitude: null }, true, 'validation.invalid-coordinates'],
  ['a pin without words where no rider goes', { destinationTextAddress: '' }, true, 'delivery.not-there-yet'],
  ['a pin without words', { destinationTextAddress: '' }, false, null],
])('the way to the details shows %s', (_, form, isOutside, key) => {
  const problem = whereProblem({ ...FORM, ...form }, isOutside);
  expect(problem).toEqual(key === null ? null : { field: 'address', key });
});
