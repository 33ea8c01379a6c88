import { expect, it } from '@jest/globals';
import { dayAfterMonth, formatMonth } from './statement-dates';

it.each([
  ['2026-11', 'en', 'November 2026', 'December 1, 2026'],
  ['2026-12', 'en', 'December 2026', 'January 1, 2027'],
  ['2027-01', 'de_AT', 'Jänner 2027', '1. Februar 2027'],
  ['2026-11', 'ar_KW', 'نوفمبر 2026', '1 ديسمبر 2026'],
])('the statement of %s comes on the next day, in words of %s', (month, locale, name, day) => {
  expect(formatMonth(month, locale)).toBe(name);
  expect(dayAfterMonth(month, locale)).toBe(day);
});
