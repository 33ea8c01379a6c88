import { describe, expect, it } from '@jest/globals';
import { unixFromLocal } from '@courier/config/time';
import { readSchedule } from './read-schedule';

const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

const read = (type: string, date: string, time: string, numbers: string[] = []) => {
  const values = { delivery_type: type, delivery_date: date, delivery_time: time };
  const { isScheduled, at, doubts } = readSchedule(
    { values, numbers: new Set(numbers) },
    { country: 'KW', nowSeconds: NOW },
  );
  if (doubts.length > 0)
    return doubts.map(({ column, key, answers }) =>
      [column, key, ...(answers ?? []).map(({ text }) => text)].join(' '),
    );
  return isScheduled ? at : 'instant';
};
const EVENING = unixFromLocal('2026-11-28', '18:30', 'Asia/Kuwait');

describe('a row with a date or a time', () => {
  it.each([
    ['', '2026-11-28', '18:30'],
    ['scheduled', '2026-11-28', '18:30'],
    ['later', '28/11/2026', '6:30 pm'],
    ['', '2026-11-28 18:30', ''],
    ['', '', '2026-11-28 18:30'],
    ['', '2026-11-28 00:00:00', '18:30'],
    ['', '2026-11-28 18:30', '18.30'],
  ])('is scheduled, with the type “%s”, the date “%s” and the time “%s”', (type, date, time) => {
    expect(read(type, date, time)).toBe(EVENING);
  });

  it.each([
    ['instant', '2026-11-28', '18:30', ['delivery_type cell.instant-or-scheduled scheduled instant']],
    ['', 'abc', '18:30', ['delivery_date cell.no-date']],
    ['', '2026-11-28', 'abc', ['delivery_time cell.no-time']],
    ['', '2026-11-28', '', ['delivery_time cell.fill-time']],
    ['', '', '18:30', ['delivery_date cell.which-day 2026-11-27 2026-11-28']],
    ['', 'tomorrow', '15:00', ['delivery_date cell.which-date 2026-11-28']],
    ['', 'tomorrow 15:00', '', ['delivery_date cell.which-date 2026-11-28 15:00']],
    ['', '2026-11-28 18:30', '19:00', ['delivery_time cell.which-time 19:00 18:30']],
    ['', '2026-11-28', '2026-11-27 19:00', ['delivery_date cell.which-day 2026-11-28 2026-11-27']],
    ['', '-', '', ['delivery_date cell.no-time-meant ']],
    ['', '', 'ASAP', ['delivery_time cell.no-time-meant ']],
    ['soonish', '2026-11-28', '18:30', ['delivery_type bulk.delivery-type']],
    ['scheduled', '', '', ['delivery_date validation.preordered-for']],
  ])('is never placed immediately: type “%s”, date “%s”, time “%s”', (type, date, time, doubts) => {
    expect(read(type, date, time)).toEqual(doubts);
  });

  it('asks about a time that is a plain number in the workbook', () => {
    expect(read('', '2026-11-28', '18.45', ['delivery_time'])).toEqual([
      'delivery_time cell.which-time 18:45 18:27',
    ]);
  });
});

it.each(['', 'instant', 'ASAP', '立即'])(
  'is placed immediately without date and time, with the type “%s”',
  (type) => {
    expect(read(type, '', '')).toBe('instant');
  },
);

it('clears date and time when the answer is an immediate delivery', () => {
  const values = { delivery_type: 'instant', delivery_date: 'tomorrow', delivery_time: '15:00' };
  const { doubts } = readSchedule({ values, numbers: new Set() }, { country: 'KW', nowSeconds: NOW });
  expect(doubts[0]?.answers?.[1]).toEqual({
    reading: 'instant',
    text: 'instant',
    also: { delivery_date: '', delivery_time: '' },
  });
});
