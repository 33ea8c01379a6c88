import { isCountryCode, type CountryCode } from '@courier/config';
import type { FileProblem } from '../../../platform/operator-files/file-error';
import type { FileRow } from './rule-file';

/** A cell that cannot be used. */
export class CellError extends Error {
  constructor(
    readonly column: string,
    readonly value: string,
    problem: string,
  ) {
    super(problem);
    this.name = 'CellError';
  }
}

/** Reads each row; a cell that cannot be used becomes a problem of its line. */
export function readEach<T>(
  rows: readonly FileRow[],
  problems: FileProblem[],
  read: (row: FileRow) => T,
): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      const { column, value, message } = error;
      problems.push({ line: row.line, column, value, problem: message });
      return [];
    }
  });
}

/** The code in capitals. @throws CellError for a country that is not configured */
export function readCountry({ cells }: FileRow): CountryCode {
  const country = (cells['country'] ?? '').toUpperCase();
  if (!isCountryCode(country))
    throw new CellError('country', cells['country'] ?? '', 'no such country; write its code, such as TW');
  return country;
}

/** @throws CellError for another word */
export function readChoice<Word extends string>(
  { cells }: FileRow,
  column: string,
  words: readonly Word[],
): Word {
  const value = (cells[column] ?? '').toLowerCase();
  const word = words.find((known) => known === value);
  if (word === undefined)
    throw new CellError(column, cells[column] ?? '', `write one of ${words.join(', ')}`);
  return word;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `mon-fri, sun`, a range may go over the end of the week; undefined for an empty cell. @throws CellError */
export function readDays({ cells }: FileRow, column: string): number[] | undefined {
  const value = cells[column] ?? '';
  if (value === '') return undefined;
  const days = new Set<number>();
  for (const part of value.toLowerCase().split(/[\s,;]+/)) {
    const [first = '', last = first, ...rest] = part.split('-');
    const [from, to] = [first, last].map((name) => DAYS.findIndex((day) => day === name));
    if (from === undefined || to === undefined || from < 0 || to < 0 || rest.length > 0)
      throw new CellError(column, value, 'write days such as mon-fri or sat, sun');
    for (let day = from; ; day = (day + 1) % 7) {
      days.add(day + 1);
      if (day === to) break;
    }
  }
  return [...days].toSorted((a, b) => a - b);
}

export const writeDays = (days: readonly number[] | undefined): string =>
  (days ?? []).map((day) => DAYS[day - 1] ?? '').join(' ');

/** `22:00-06:00` as minutes; 24:00 is the end of the day. @throws CellError */
export function readHours({ cells }: FileRow, column: string): { from: number; to: number } | undefined {
  const value = cells[column] ?? '';
  if (value === '') return undefined;
  const match = /^(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)$/.exec(value);
  const [from, to] = match
    ? [Number(match[1]) * 60 + Number(match[2]), Number(match[3]) * 60 + Number(match[4])]
    : [-1, -1];
  const isMinute = match && Number(match[2]) < 60 && Number(match[4]) < 60;
  if (!isMinute || from >= 1440 || to > 1440 || from === to)
    throw new CellError(column, value, 'write two different times such as 09:00-21:30 or 22:00-06:00');
  return { from, to };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const writeHours = (hours: { from: number; to: number } | undefined): string =>
  hours ? `${clock(hours.from)}-${clock(hours.to)}` : '';
