import { expect, it } from '@jest/globals';
import { periodWeekdays } from './period-weekdays';

it.each([
  ['2026-11-19', '2026-11-19', [4]],
  ['2026-11-20', '2026-11-23', [5, 6, 7, 1]],
  ['2026-11-13', '2026-11-19', [5, 6, 7, 1, 2, 3, 4]],
  ['2026-01-01', '2026-11-19', [4, 5, 6, 7, 1, 2, 3]],
])('lists the weekdays from %s to %s once', (first, last, weekdays) => {
  expect([...periodWeekdays(first, last)]).toEqual(weekdays);
});
