import { expect, it } from '@jest/globals';
import { isSamePhone } from './duplicate-key';

it.each([
  ['0912048317', '+886912048317', true],
  ['0912-048-317', '912048317', true],
  ['06301234567', '+36301234567', true],
  ['1155667788', '+5491155667788', true],
  ['017123456789', '015123456789', false],
  ['021234567', '031234567', false],
])('compares whole numbers: %s and %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame);
});
