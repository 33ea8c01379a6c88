import { describe, expect, it } from '@jest/globals';
import { lenientPhoneCheck, loadPhoneCheck, loadPhoneExample } from './phone-check';

it.each([
  ['with its tables', () => loadPhoneCheck('KW')],
  ['without its tables', () => Promise.resolve(lenientPhoneCheck('+965'))],
])('accepts a phone number in local digits and sends it in international format, %s', async (_name, load) => {
  const check = await load();
  expect(check.isPossible('٩٩٨٨٧٧٦٦')).toBe(true);
  expect(check.toInternational('٩٩٨٨٧٧٦٦')).toBe('+96599887766');
});

describe('phone numbers with the tables of the country', () => {
  it.each([
    ['0171 2345678', true],
    ['+49 171 2345678', true],
    ['+965 9988 7766', true],
    ['017', false],
    ['', false],
  ])('%p in Germany is possible: %p', async (typed, possible) => {
    expect((await loadPhoneCheck('DE')).isPossible(typed)).toBe(possible);
  });

  it('sends the number with its own country code, else the country’s, and as plain digits for an unknown country', async () => {
    const { toInternational } = await loadPhoneCheck('DE');
    expect(toInternational('0171 234-5678')).toBe('+491712345678');
    expect(toInternational('+965 9988 7766')).toBe('+96599887766');
    expect(toInternational('1 (x)')).toBe('1');
  });

  it('requires an international prefix when the country is unknown', async () => {
    const { isPossible } = await loadPhoneCheck('XX');
    expect([isPossible('0171 2345678'), isPossible('+49 171 2345678')]).toEqual([false, true]);
  });

  it('returns an example number in international format for a known country', async () => {
    expect(await loadPhoneExample('KW')).toMatch(/^\+965 [\d ]+$/);
    expect(await loadPhoneExample('XX')).toBeNull();
  });
});

describe('phone numbers without tables', () => {
  const { isPossible, toInternational } = lenientPhoneCheck('+49');

  it('accepts four digits or more', () => {
    expect(['12 3', '12-34', '+123', 'abcd'].map(isPossible)).toEqual([false, true, false, false]);
  });

  it('replaces leading zeros by the country code, unless the number has one', () => {
    expect(['0171 234-5678', '00171', '171 0', '+965 9988'].map(toInternational)).toEqual([
      '+491712345678',
      '+49171',
      '+491710',
      '+9659988',
    ]);
  });
});
