import { countryConfig, type CountryCode } from '@courier/config';
import { localDate } from '@courier/config/time';
import { groupByScope, readScope, scopeCells } from '../operator-rules/scope-cells';
import type { PlaceScope } from '../rule-shapes/scope';
import {
  CellError,
  readCountry,
  readDays,
  readEach,
  readHours,
  writeDays,
  writeHours,
} from '../operator-rules/read-cells';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { ruleCsv, type FileRow } from '../operator-rules/rule-file';
import { readRuleRows } from '../operator-rules/rule-rows';
import { placeOfRow, type FileRules, type RuleFileKind } from '../operator-rules/rule-file-kind';
import { assessHours } from './assess-hours';
import type { HoursPlan } from '../rule-shapes/hours-plan';

const COLUMNS = ['country', 'city', 'vendor', 'days', 'date', 'hours'] as const;
const CLOSED = 'closed';
const DAY_MS = 86_400_000;

export const hoursFile: RuleFileKind<'hours'> = {
  kind: 'hours',
  read: readHoursFile,
  assess: (_db, change) => {
    const today = localDate(change.nowSeconds, countryConfig(change.country).timezone);
    return Promise.resolve(assessHours(change, today));
  },
  write: (byCountry) =>
    ruleCsv(
      COLUMNS,
      [...byCountry].flatMap(([country, plans]) => plans.flatMap((plan) => planRows(country, plan))),
    ),
};

interface Line {
  row: FileRow;
  country: CountryCode;
  scope: PlaceScope;
  days: number[] | undefined;
  date: string;
  hours: { from: number; to: number } | undefined;
}

async function readHoursFile(file: string): Promise<FileRules<'hours'>> {
  const rows = await readRuleRows(file, { columns: COLUMNS, required: ['country', 'hours'] });
  const problems: FileProblem[] = [];
  const lines = readEach(rows, problems, readLine);
  const plans = new Map<CountryCode, HoursPlan[]>();
  for (const group of groupByScope(lines)) {
    const [first] = group;
    if (!first) continue;
    problems.push(...overlapProblems(group));
    const week = group.filter(({ date }) => date === '');
    if (week.length === 0)
      problems.push({
        line: first.row.line,
        problem: 'add the hours of the week; only single days are given',
      });
    plans.set(first.country, [...(plans.get(first.country) ?? []), toPlan(first.scope, group)]);
  }
  if (rows.length === 0) problems.push({ problem: 'it has no line below the heading' });
  if (problems.length > 0)
    throw new OperatorFileError(
      file,
      problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    );
  return { byCountry: plans, places: lines.map(({ row, country }) => placeOfRow(row, country)) };
}

function readLine(row: FileRow): Line {
  const { cells } = row;
  const country = readCountry(row);
  const scope = readScope(row);
  const days = readDays(row, 'days');
  const date = cells['date'] ?? '';
  if (date !== '' && !isDate(date)) throw new CellError('date', date, 'write a day such as 2026-12-24');
  if (date !== '' && days)
    throw new CellError('days', cells['days'] ?? '', 'give days of the week or a date, not both');
  const isClosed = (cells['hours'] ?? '').toLowerCase() === CLOSED;
  const hours = isClosed ? undefined : readHours(row, 'hours');
  if (!isClosed && !hours) throw new CellError('hours', '', 'write hours such as 09:00-21:30, or closed');
  return { row, country, scope, days, date, hours };
}

function isDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function toPlan(scope: PlaceScope, lines: readonly Line[]): HoursPlan {
  const dates = [...new Set(lines.flatMap(({ date }) => date || []))];
  const findWindows = (date: string) =>
    lines.flatMap((line) => (line.date === date && line.hours ? [line.hours] : []));
  return {
    scope,
    week: lines.flatMap(({ date, hours, days = EVERY_DAY }) =>
      date === '' && hours ? [{ days, ...hours }] : [],
    ),
    dates: dates.map((date) => ({ date, windows: findWindows(date) })),
  };
}

/** Hours that overlap on a day are a slip: of two lines, only one was meant. */
function overlapProblems(lines: readonly Line[]): FileProblem[] {
  return lines.flatMap((line, index) => {
    const other = lines
      .slice(0, index)
      .find((before) => (isSameDay(before, line) && overlaps(before, line)) || overlapsNight(before, line));
    return other
      ? [
          {
            line: line.row.line,
            column: 'hours',
            value: line.row.cells['hours'] ?? '',
            problem: `it overlaps line ${other.row.line}`,
          },
        ]
      : [];
  });
}

function isSameDay(one: Line, other: Line): boolean {
  if (one.date !== '' || other.date !== '') return one.date === other.date;
  return (one.days ?? EVERY_DAY).some((day) => (other.days ?? EVERY_DAY).includes(day));
}

function overlaps({ hours: one }: Line, { hours: other }: Line): boolean {
  // `closed` beside hours of the same day contradicts them.
  if (!one || !other) return true;
  const end = ({ from, to }: { from: number; to: number }) => (to <= from ? to + 1440 : to);
  return one.from < end(other) && other.from < end(one);
}

/** The end of a window after midnight against the windows of the next day. */
function overlapsNight(one: Line, other: Line): boolean {
  const reaches = (night: Line, next: Line) =>
    night.hours !== undefined &&
    next.hours !== undefined &&
    night.hours.to <= night.hours.from &&
    next.hours.from < night.hours.to &&
    isDayBefore(night, next);
  return reaches(one, other) || reaches(other, one);
}

/** Two days of the week, or two dates: hours of a date may continue a night of the week. */
function isDayBefore(one: Line, other: Line): boolean {
  if (one.date !== '' && other.date !== '') return dayAfter(one.date) === other.date;
  if (one.date !== '' || other.date !== '') return false;
  return (one.days ?? EVERY_DAY).some((day) => (other.days ?? EVERY_DAY).includes((day % 7) + 1));
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

function planRows(country: CountryCode, { scope, week, dates }: HoursPlan): Record<string, string>[] {
  const place = scopeCells(country, scope);
  const closed = week.length === 0 ? [{ ...place, hours: CLOSED }] : [];
  return [
    ...closed,
    ...week.map(({ days, ...hours }) => ({
      ...place,
      days: days.length === 7 ? '' : writeDays(days),
      hours: writeHours(hours),
    })),
    ...dates.flatMap(({ date, windows }) =>
      windows.length === 0
        ? [{ ...place, date, hours: CLOSED }]
        : windows.map((hours) => ({ ...place, date, hours: writeHours(hours) })),
    ),
  ];
}
