import { expect, it } from '@jest/globals';
import { lenientPhoneCheck, loadPhoneCheck } from './phone-check';

it.each([
  ['with its tables', () => loadPhoneCheck('KW')],
  ['without its tables', () => Promise.resolve(lenientPhoneCheck('+965'))],
])('a number in the digits of its language is checked and sent as any other, %s', async (_name, load) => {
  const check = await load();
  expect(check.isPossible('٩٩٨٨٧٧٦٦')).toBe(true);
  expect(check.toInternational('٩٩٨٨٧٧٦٦')).toBe('+96599887766');
});
