import { describe, expect, it } from '@jest/globals';
import {
  cardProblems,
  codeLength,
  expiryParts,
  groupedExpiry,
  groupedNumber,
  cardScheme,
} from './card-check';

const NOW = new Date(2026, 10, 20);
const card = { number: '4242 4242 4242 4242', expiry: '11 / 26', code: '123' };

describe('a typed card', () => {
  it.each([
    ['fine, in its last month', {}, {}],
    ['fine with a four-digit year', { expiry: '11/2026' }, {}],
    ['a number with a wrong check digit', { number: '4242424242424241' }, { number: 'wrong' }],
    ['a number that is too short', { number: '4242 4242' }, { number: 'wrong' }],
    ['no number', { number: '' }, { number: 'missing' }],
    ['last month', { expiry: '10/26' }, { expiry: 'expired' }],
    ['a thirteenth month', { expiry: '13/30' }, { expiry: 'wrong' }],
    ['half an expiry', { expiry: '1' }, { expiry: 'wrong' }],
    ['no expiry', { expiry: ' ' }, { expiry: 'missing' }],
    ['two digits of the code', { code: '12' }, { code: 'wrong' }],
    ['four digits where the scheme has three', { code: '1234' }, { code: 'wrong' }],
    ['three where American Express has four', { number: '378282246310005' }, { code: 'wrong' }],
    ['no code', { code: '' }, { code: 'missing' }],
  ])('is validated field by field: %s', (_name, change, problems) => {
    expect(cardProblems({ ...card, ...change }, NOW)).toEqual(problems);
  });

  it.each([
    ['4242', 'visa', 3],
    ['5555555555554444', 'mastercard', 3],
    ['378282246310005', 'american-express', 4],
    ['3530111333300000', 'jcb', 3],
    ['', null, 3],
  ])('has the scheme of %s', (number, scheme, digits) => {
    expect([cardScheme(number), codeLength(number)]).toEqual([scheme, digits]);
  });

  it.each([
    [groupedNumber, '4242424242424242', '4242 4242 4242 4242'],
    [groupedNumber, '378282246310005', '3782 822463 10005'],
    [groupedNumber, '4242-4242x42', '4242 4242 42'],
    [groupedExpiry, '9', '09'],
    [groupedExpiry, '1', '1'],
    [groupedExpiry, '1/', '01'],
    [groupedExpiry, '0927', '09 / 27'],
    [groupedExpiry, '09/2027', '09 / 27'],
  ])('is grouped as on the card', (group, typed, shown) => {
    expect(group(typed)).toBe(shown);
  });

  it('has an expiry in two and four digits', () => {
    expect(expiryParts('9/39')).toEqual({ month: '09', year: '2039' });
    expect(expiryParts('14/39')).toBeNull();
  });
});
