import { countryFacts } from '@courier/config';
import { addDays, localDate, unixFromLocal } from '@courier/config/time';
import type { BulkColumn } from '../../bulk-jobs/bulk-columns';
import { isInLaterRange } from '../hours/later-time';
import { readDeliveryType } from './delivery-words';
import { plainCell } from './plain-cell';
import { readDate, type DateAndTime, type DatePlace } from './read-date';
import { readTime } from './read-time';
import { toDoubts, good, type CellDoubt, type Verdict } from './verdict';

type Column = Extract<BulkColumn, 'delivery_type' | 'delivery_date' | 'delivery_time'>;

export interface ScheduleCells {
  values: Readonly<Record<Column, string>>;
  /** Columns with a numeric workbook cell. */
  numbers: ReadonlySet<string>;
}

export interface Schedule {
  isScheduled: boolean;
  /** Unix seconds; null for immediate delivery or without a valid time. */
  at: number | null;
  doubts: readonly CellDoubt[];
}

const NOTHING = /^(?:[-–—]+|n\/?a|none|無|无|لا يوجد)$/u;

const isEmpty = (text: string) => plainCell(text) === '';

/** The delivery type is `instant` beside a date or a time. */
const instantOrScheduled = (value: string): CellDoubt => ({
  column: 'delivery_type',
  key: 'cell.instant-or-scheduled',
  values: { value },
  answers: [
    { reading: 'scheduled', text: 'scheduled' },
    { reading: 'instant', text: 'instant', also: { delivery_date: '', delivery_time: '' } },
  ],
});

/** The cell means no date or immediate delivery. */
const emptyOrInstant = (column: Column, value: string): CellDoubt => ({
  column,
  key: 'cell.no-time-meant',
  values: { value },
  answers: [
    {
      reading: 'instant',
      text: '',
      also: { delivery_type: 'instant', delivery_date: '', delivery_time: '' },
    },
  ],
});

function missingDay(time: string, { country, nowSeconds }: DatePlace): CellDoubt {
  const { timezone } = countryFacts(country);
  const answers = [0, 1, 2].flatMap((days) => {
    const date = localDate(addDays(nowSeconds, days, timezone), timezone);
    const at = unixFromLocal(date, time, timezone);
    return at !== null && isInLaterRange(at, nowSeconds) ? [{ reading: `in-${days}-days`, text: date }] : [];
  });
  const doubt = { column: 'delivery_date', key: 'cell.which-day', values: { value: time } } as const;
  return answers.length > 0
    ? { ...doubt, answers }
    : { column: 'delivery_date', key: 'validation.preordered-for' };
}

/** May contain a date too. */
function readTimeCell(text: string, isNumber: boolean, place: DatePlace): Verdict<DateAndTime | string> {
  const time = readTime(text, isNumber);
  if (time.kind !== 'error' || isNumber) return time;
  const whole = readDate(text, place);
  return whole.kind === 'good' && whole.value.time !== null ? whole : time;
}

/** Midnight after a date counts as no time. */
function joinTimes(
  inDate: DateAndTime | null,
  time: string | null,
  timeCell: string,
): Verdict<string | null> {
  const other = inDate?.time ?? null;
  if (other === null || other === time) return good(time);
  if (time === null) return good(other);
  if (other === '00:00') return good(time);
  return {
    kind: 'question',
    key: 'cell.which-time',
    answers: [
      { reading: 'time-cell', text: timeCell, also: { delivery_date: inDate?.date ?? '' } },
      { reading: 'date-cell', text: other, also: { delivery_date: inDate?.date ?? '' } },
    ],
  };
}

/** A date or a time means a scheduled delivery. */
export function readSchedule({ values, numbers }: ScheduleCells, place: DatePlace): Schedule {
  const { delivery_type: typeCell, delivery_date: dateCell, delivery_time: timeCell } = values;
  const type = readDeliveryType(typeCell);
  const isFilled = !isEmpty(dateCell) || !isEmpty(timeCell);
  const fail = (...doubts: CellDoubt[]): Schedule => ({ isScheduled: true, at: null, doubts });
  if (type === 'unknown')
    return fail({ column: 'delivery_type', key: 'bulk.delivery-type', values: { value: typeCell } });
  if (!isFilled && type === 'scheduled')
    return fail({ column: 'delivery_date', key: 'validation.preordered-for' });
  if (!isFilled) return { isScheduled: false, at: null, doubts: [] };
  if (type === 'instant') return fail(instantOrScheduled(typeCell));
  for (const [column, text] of [
    ['delivery_date', dateCell],
    ['delivery_time', timeCell],
  ] as const) {
    const plain = plainCell(text);
    if (NOTHING.test(plain) || readDeliveryType(plain) === 'instant')
      return fail(emptyOrInstant(column, text));
  }
  const date = isEmpty(dateCell) ? null : readDate(dateCell, place);
  const time = isEmpty(timeCell) ? null : readTimeCell(timeCell, numbers.has('delivery_time'), place);
  const doubts = [
    ...(date ? toDoubts(date, 'delivery_date', dateCell) : []),
    ...(time ? toDoubts(time, 'delivery_time', timeCell) : []),
  ];
  if (doubts.length > 0) return fail(...doubts);
  return joinCells(
    date?.kind === 'good' ? date.value : null,
    time?.kind === 'good' ? time.value : null,
    timeCell,
    place,
  );
}

/** The time column names another date than the date column. */
const otherDay = (inDate: DateAndTime, inTime: DateAndTime, timeCell: string): CellDoubt => ({
  column: 'delivery_date',
  key: 'cell.which-day',
  values: { value: timeCell },
  answers: [inDate, inTime].map(({ date }, index) => ({
    reading: index === 0 ? 'date-cell' : 'time-cell',
    text: date,
    also: { delivery_time: inTime.time ?? '' },
  })),
});

function joinCells(
  inDate: DateAndTime | null,
  inTime: DateAndTime | string | null,
  timeCell: string,
  place: DatePlace,
): Schedule {
  const fail = (...doubts: CellDoubt[]): Schedule => ({ isScheduled: true, at: null, doubts });
  const whole = inTime !== null && typeof inTime !== 'string' ? inTime : null;
  const day = inDate?.date ?? whole?.date ?? null;
  if (inDate && whole && inDate.date !== whole.date) return fail(otherDay(inDate, whole, timeCell));
  const time = joinTimes(inDate, typeof inTime === 'string' ? inTime : (whole?.time ?? null), timeCell);
  if (time.kind !== 'good') return fail(...toDoubts(time, 'delivery_time', timeCell));
  if (time.value === null) return fail({ column: 'delivery_time', key: 'cell.fill-time' });
  if (day === null) return fail(missingDay(time.value, place));
  const { timezone } = countryFacts(place.country);
  const at = unixFromLocal(day, time.value, timezone);
  return at === null
    ? fail({ column: 'delivery_time', key: 'validation.preordered-for' })
    : { isScheduled: true, at, doubts: [] };
}
