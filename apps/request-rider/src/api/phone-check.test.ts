import { describe, expect, it } from '@jest/globals';
import { lenientPhoneCheck, loadPhoneCheck, loadPhoneExample } from './phone-check';

it.each([
  ['with its tables', () => loadPhoneCheck('KW')],
  ['without its tables', () => Promise.resolve(lenientPhoneCheck('+965'))],
])('a number in the digits of its language is checked and sent as any other, %s', async (_name, load) => {
  const check = await load();
  expect(check.isPossible('٩٩٨٨٧٧٦٦')).toBe(true);
  expect(check.toInternational('٩٩٨٨٧٧٦٦')).toBe('+96599887766');
});

describe('a number of the country', () => {
  it.each([
    ['0171 2345678', true],
    ['+49 171 2345678', true],
    ['+965 9988 7766', true],
    ['017', false],
    ['', false],
  ])('%p is possible in Germany: %p', async (typed, possible) => {
    expect((await loadPhoneCheck('DE')).isPossible(typed)).toBe(possible);
  });

  it('is sent with the code of its country, of another one where it has that, and as its digits where it is none', async () => {
    const { toInternational } = await loadPhoneCheck('DE');
    expect(toInternational('0171 234-5678')).toBe('+491712345678');
    expect(toInternational('+965 9988 7766')).toBe('+96599887766');
    expect(toInternational('1 (x)')).toBe('1');
  });

  it('is read only with its own code where the country is none', async () => {
    const { isPossible } = await loadPhoneCheck('XX');
    expect([isPossible('0171 2345678'), isPossible('+49 171 2345678')]).toEqual([false, true]);
  });

  it('has an example as people abroad write it, where the country is one', async () => {
    expect(await loadPhoneExample('KW')).toMatch(/^\+965 [\d ]+$/);
    expect(await loadPhoneExample('XX')).toBeNull();
  });
});

describe('a number without tables', () => {
  const { isPossible, toInternational } = lenientPhoneCheck('+49');

  it('is possible from four digits on', () => {
    expect(['12 3', '12-34', '+123', 'abcd'].map(isPossible)).toEqual([false, true, false, false]);
  });

  it('is sent with the code of the country in place of its zeros, unless it has one', () => {
    expect(['0171 234-5678', '00171', '171 0', '+965 9988'].map(toInternational)).toEqual([
      '+491712345678',
      '+49171',
      '+491710',
      '+9659988',
    ]);
  });
});
