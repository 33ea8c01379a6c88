import { expect, it } from '@jest/globals';
import { monthRange } from '../lines/months';
import { checkMonth, type RequestedMonth } from './check-month';

const NOW = monthRange('2026-12', 'SG').from;
const check = (month: string, change: Partial<RequestedMonth> = {}) =>
  checkMonth(
    {
      country: 'SG',
      month,
      firstMonth: '2026-11',
      hasStatements: false,
      isBeginConfirmed: false,
      ...change,
    },
    NOW,
  );

it.each<[string, Partial<RequestedMonth>]>([
  ['2026-11', {}],
  ['2026-11', { hasStatements: true }],
  ['2026-08', {}],
  ['2026-09', { firstMonth: undefined }],
  ['2016-11', { isBeginConfirmed: true }],
])('accepts %s with %j', (month, change) => {
  expect(() => check(month, change)).not.toThrow();
});

it.each<[string, Partial<RequestedMonth>, string]>([
  ['2026-12', {}, '2026-12 is not over in SG.'],
  ['2026-10', { hasStatements: true }, 'Statements of SG begin with 2026-11; an earlier month has none.'],
  [
    '2026-10',
    { hasStatements: true, isBeginConfirmed: true },
    'Statements of SG begin with 2026-11; an earlier month has none.',
  ],
  ['2026-07', {}, 'Statements of SG would begin with 2026-07, more than 3 months before 2026-11.'],
  ['2016-11', { firstMonth: undefined }, 'more than 3 months before 2026-12.'],
])('refuses %s with %j: %s', (month, change, message) => {
  expect(() => check(month, change)).toThrow(message);
});
