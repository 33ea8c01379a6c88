import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderCheckRules } from '../order-check-rules';
import { addressProblem, byteLength, joinAddress, splitAddress } from './address';
import { exceedsItemValueLimit, firstOrderProblem, type OrderToCheck } from './payload-checks';

const valid: OrderToCheck = {
  vendorId: 'v1001',
  unit: '8F',
  customerName: 'Lin Mei-hua',
  customerPhone: '+886912345678',
  description: 'tea',
  address: 'Xinyi Road 7',
  latitude: 25,
  longitude: 121,
  amount: 640,
  paymentMethod: 'PAID',
};
const rules: OrderCheckRules = {
  country: 'TW',
  isPossiblePhone: (phone) => phone.length > 8,
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
};
const orderProblemKey = (order: Partial<OrderToCheck>, changed: Partial<OrderCheckRules> = {}) =>
  firstOrderProblem({ ...valid, ...order }, { ...rules, ...changed })?.key ?? null;

const steps: [string, Partial<OrderToCheck>, string][] = [
  ['vendor', { vendorId: null }, 'error.cant-retrieve-vendor-rar'],
  ['name', { customerName: ' ' }, 'validation.fill-customer-name'],
  ['phone', { customerPhone: '' }, 'validation.fill-customer-phone'],
  ['description', { description: 'x'.repeat(201) }, 'validation.fill-description'],
  ['address', { address: '' }, 'validation.fill-address'],
  ['coordinates', { latitude: null }, 'validation.invalid-coordinates'],
  ['amount', { amount: null }, 'validation.fill-amount'],
  ['payment method', { paymentMethod: 'BARTER' }, 'validation.fill-payment-method'],
];

describe('the ten checks', () => {
  it('pass a complete order', () => {
    expect(orderProblemKey({})).toBeNull();
  });

  it.each(steps)('report an invalid %s', (_, broken, key) => {
    expect(orderProblemKey(broken)).toBe(key);
  });

  it('report only the first failure, in their fixed order', () => {
    fc.assert(
      fc.property(fc.subarray(steps, { minLength: 1 }), (chosen) => {
        const broken = Object.assign({}, ...chosen.map(([, change]) => change)) as Partial<OrderToCheck>;
        return orderProblemKey(broken) === chosen[0]?.[2];
      }),
    );
  });

  it('require a unit only in Singapore, and not if it is unknown', () => {
    expect(orderProblemKey({ unit: '' }, { country: 'SG' })).toBe('validation.fill-unit-number');
    expect(orderProblemKey({ unit: '' })).toBeNull();
    expect(orderProblemKey({ unit: undefined }, { country: 'SG' })).toBeNull();
  });

  it('refuse any digit in a name', () => {
    expect(orderProblemKey({ customerName: 'R2' })).toBe('validation.wrong-customer-name');
    expect(orderProblemKey({ customerName: '王小明' })).toBeNull();
    expect(orderProblemKey({ customerName: 'علي٣' })).toBe('validation.wrong-customer-name');
  });

  it.each([
    [{ customerName: 'MÃ¼ller' }],
    [{ customerName: 'Lin\uFFFD' }],
    [{ address: 'å…‰å¾©å—è·¯ 17' }],
    [{ description: 'CafÃ© au lait' }],
  ])('refuse letters that were decoded wrongly, as the file reader does: %j', (changes) => {
    expect(orderProblemKey(changes)).toBe('validation.garbled-text');
  });

  it.each(['Müller', 'Ângela Ñandú', '« Le Café\u00A0» de Nantes', '光復南路', 'شارع سالم المبارك'])(
    'accept the letters of “%s”',
    (address) => {
      expect(orderProblemKey({ address })).toBeNull();
    },
  );

  it('use the injected phone check', () => {
    expect(orderProblemKey({ customerPhone: '+8869' })).toBe('validation.phone-incorrect');
    expect(orderProblemKey({ customerPhone: '+8869' }, { isPossiblePhone: () => true })).toBeNull();
  });

  it('allow 200 characters of description', () => {
    expect(orderProblemKey({ description: '茶'.repeat(200) })).toBeNull();
  });

  it.each([null, Number.NaN, -1])('count the amount %p as missing, except in Kuwait', (amount) => {
    expect(orderProblemKey({ amount })).toBe('validation.fill-amount');
    expect(orderProblemKey({ amount }, { country: 'KW' })).toBeNull();
  });

  it('allow an amount of 0 but require 100 in Pakistan', () => {
    expect(orderProblemKey({ amount: 0 })).toBeNull();
    expect(orderProblemKey({ amount: 99.99 }, { country: 'PK' })).toBe('validation.minimum-amount-pkr');
    expect(orderProblemKey({ amount: 100 }, { country: 'PK' })).toBeNull();
  });

  it('require one of the currently offered payment methods', () => {
    expect(orderProblemKey({ paymentMethod: null })).toBe('validation.fill-payment-method');
    expect(orderProblemKey({ paymentMethod: 'CASH_ON_DELIVERY' })).toBeNull();
    expect(orderProblemKey({ paymentMethod: 'CASH_ON_DELIVERY' }, { paymentMethods: ['PAID'] })).toBe(
      'validation.fill-payment-method',
    );
  });

  it('accept 0 as a coordinate', () => {
    expect(orderProblemKey({ latitude: 0, longitude: 0 })).toBeNull();
  });
});

describe('the item value limit', () => {
  it('asks only above the limit, and never if it is unknown', () => {
    expect([exceedsItemValueLimit(5001, 5000), exceedsItemValueLimit(5000, 5000)]).toEqual([true, false]);
    expect(exceedsItemValueLimit(1_000_000, -1)).toBe(false);
  });
});

describe('addresses', () => {
  const address = { latitude: 25, longitude: 121, notes: '', address: 'a' };

  it('join unit, building and text by commas without empty parts', () => {
    expect(joinAddress({ unit: '8F', building: 'Taipei 101', text: 'Xinyi Road 7' })).toBe(
      '8F, Taipei 101, Xinyi Road 7',
    );
    expect(joinAddress({ unit: ' ', building: '', text: 'Xinyi Road 7' })).toBe('Xinyi Road 7');
  });

  it('split into unit, building and the rest', () => {
    expect(splitAddress('8F,Taipei 101, Xinyi Road 7, Xinyi')).toEqual({
      unit: '8F',
      building: 'Taipei 101',
      text: 'Xinyi Road 7, Xinyi',
    });
  });

  it('are limited in UTF-8 bytes', () => {
    expect([byteLength('abc'), byteLength('茶'), byteLength('😀')]).toEqual([3, 3, 4]);
  });

  it('may have 1000 bytes of notes and 255 of street', () => {
    expect(addressProblem({ ...address, notes: 'x'.repeat(1000) })).toBeNull();
    expect(addressProblem({ ...address, notes: 'x'.repeat(1001) })).toEqual({
      key: 'validation.notes-too-long',
      field: 'customer.location.notes',
    });
    expect(addressProblem({ ...address, notes: '茶'.repeat(334) })?.key).toBe('validation.notes-too-long');
    expect(addressProblem({ ...address, address: '路'.repeat(85) })).toBeNull();
    expect(addressProblem({ ...address, address: '路'.repeat(86) })).toEqual({
      key: 'validation.address-too-long',
      field: 'customer.location.address',
    });
  });

  it('require both coordinates', () => {
    for (const nowhere of [null, Number.NaN, Number.POSITIVE_INFINITY]) {
      const problem = { key: 'validation.invalid-coordinates', field: 'customer.location' };
      expect(addressProblem({ ...address, longitude: nowhere })).toEqual(problem);
      expect(addressProblem({ ...address, latitude: nowhere })).toEqual(problem);
    }
  });
});
