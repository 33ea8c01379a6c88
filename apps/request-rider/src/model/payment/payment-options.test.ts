import { describe, expect, it } from '@jest/globals';
import { effectiveMethod, offeredPaymentMethods, sentMethod, type PaymentRules } from './payment-options';

const rules: PaymentRules = {
  countryMethods: 'CASH_ON_DELIVERY|ONLINE_PAYMENT',
  onlineActivated: 'true',
  vendorMethods: { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: false, ONLINE_PAYMENT: true },
  guest: false,
  noneAllowed: false,
};
const all = { PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true, ONLINE_PAYMENT: true };

describe('the payment options', () => {
  it.each([
    ['what country and vendor both have', {}, ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT']],
    [
      'payment on delivery where the vendor has it',
      { vendorMethods: all },
      ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'ONLINE_PAYMENT'],
    ],
    [
      'no cash where the country lists none',
      { countryMethods: 'ONLINE_PAYMENT' },
      ['PAID', 'ONLINE_PAYMENT'],
    ],
    [
      'nothing online where the list has none',
      { countryMethods: 'CASH_ON_DELIVERY' },
      ['PAID', 'CASH_ON_DELIVERY'],
    ],
    ['nothing online unless the answer is true', { onlineActivated: 'TRUE' }, ['PAID', 'CASH_ON_DELIVERY']],
    ['nothing online while it is unknown', { onlineActivated: null }, ['PAID', 'CASH_ON_DELIVERY']],
    ['nothing online for a vendor without it', { vendorMethods: { ONLINE_PAYMENT: false } }, ['PAID']],
    ['no PAID where the vendor has switched it off', { vendorMethods: { PAID: false } }, []],
    [
      'guests: cash and online, whatever a vendor has',
      { guest: true, vendorMethods: {} },
      ['CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
    ],
    [
      'guests: no cash where it is not listed',
      { guest: true, countryMethods: 'ONLINE_PAYMENT' },
      ['ONLINE_PAYMENT'],
    ],
    ['none with its flag', { noneAllowed: true }, ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT', 'NONE']],
    ['nothing online for an order that is changed', { updating: true }, ['PAID', 'CASH_ON_DELIVERY']],
  ])('%s', (_name, change, offered) => {
    expect(offeredPaymentMethods({ ...rules, ...change })).toEqual(offered);
  });

  it('select the default until another is chosen, and the remaining one when it is not offered', () => {
    expect(effectiveMethod(null, ['PAID', 'CASH_ON_DELIVERY'], 'PAID')).toBe('PAID');
    expect(effectiveMethod('CASH_ON_DELIVERY', ['PAID', 'CASH_ON_DELIVERY'], 'PAID')).toBe(
      'CASH_ON_DELIVERY',
    );
    expect(effectiveMethod(null, ['ONLINE_PAYMENT'], 'PAID')).toBe('ONLINE_PAYMENT');
    expect(effectiveMethod(null, ['CASH_ON_DELIVERY', 'ONLINE_PAYMENT'], 'PAID')).toBeNull();
  });

  it('send an online payment as paid', () => {
    expect([sentMethod('ONLINE_PAYMENT'), sentMethod('CASH_ON_DELIVERY')]).toEqual([
      'PAID',
      'CASH_ON_DELIVERY',
    ]);
  });
});
