import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { queryBoolean, queryNumber } from './fields';

it.each([
  ['true', true],
  [true, true],
  ['false', false],
  [false, false],
])('%j in a query is %p', (given, read) => {
  expect(z.parse(queryBoolean, given)).toBe(read);
});

it.each(['', 'yes', '1', 'TRUE', 0, null])('%j in a query is no boolean', (given) => {
  expect(z.safeParse(queryBoolean, given).success).toBe(false);
});

it.each([
  ['17', 17],
  ['-2.5', -2.5],
  [1_790_000_000, 1_790_000_000],
])('%j in a query is the number %d', (given, read) => {
  expect(z.parse(queryNumber, given)).toBe(read);
});

it.each(['', ' 1', '1e3', '٣', '1.', true])('%j in a query is no number', (given) => {
  expect(z.safeParse(queryNumber, given).success).toBe(false);
});
