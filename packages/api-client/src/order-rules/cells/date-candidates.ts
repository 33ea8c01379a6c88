import { dateOrder, type DateOrder } from './date-order';
import { dateWords, MONTH_SIGN } from './date-words';
import { yearsIn, type Year } from './years';

export interface DateCandidate {
  /** Name of the interpretation. */
  reading: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether the format is usual in the country, or the only possible one. */
  isUsual: boolean;
}

interface Place {
  country: string;
  /** `YYYY-MM-DD`; a date without a year is its next occurrence. */
  today: string;
}

/** `YYYY-MM-DD`; null for an invalid date. */
function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

const ERAS: readonly (readonly [RegExp, (year: number) => number])[] = [
  [/^(?:令和|r)\.?\s*(元|\d{1,2})(?=[年./\s-])/, (year) => year + 2018],
  [/^(?:平成|h)\.?\s*(元|\d{1,2})(?=[年./\s-])/, (year) => year + 1988],
  [/^(?:中華民國|中华民国|民國|民国)\s*(元|\d{1,3})(?=[年./\s-])/, (year) => year + 1911],
  [/^(?:西元|公元|西暦)\s*(\d{4})(?=[年./\s-])/, (year) => year],
];

/** Converts the year of an era, e.g. `令和8年11月28日`. */
function withoutEra(text: string): string {
  for (const [era, toYear] of ERAS) {
    const found = era.exec(text);
    if (found) return `${toYear(found[1] === '元' ? 1 : Number(found[1]))}${text.slice(found[0].length)}`;
  }
  return text;
}

/** Words of a date without meaning. */
const FILLING =
  /^(?:of|the|de|del|d|den|der|dne|am|a|kl|hb|st|nd|rd|th|er|ngày|tháng|năm|วันที่|เดือน|ปี|พ\.?ศ|ค\.?ศ|ថ្ងៃទី|ខែ|ឆ្នាំ|ວັນທີ|ເດືອນ|ປີ|г|r|год|р|року|року|roku|من|م|هـ|ه|ء|ရက်|လ|ခုနှစ်|on|po|তারিখ|সাল)$/u;

/** An East Asian date with ASCII separators. */
const withPlainSigns = (text: string) =>
  text
    .replace(/\s*[年년]\s*/g, '-')
    .replace(/\s*[月월]\s*/g, '-')
    .replace(/\s*[日日號号일]/g, ' ');

interface Written {
  figures: string[];
  /** From 1; null for a numeric month. */
  month: number | null;
  /** Figures before the month. */
  before: number;
}

/** Numbers and month of a date; null if it contains other words. */
function writtenIn(text: string): Written | null {
  const written: Written = { figures: [], month: null, before: 0 };
  for (const [token] of text.matchAll(/\d+|\p{L}[\p{L}\p{M}.]*\d*|[^\s\p{L}\d./,،'’-]/gu)) {
    const month = new RegExp(`^${MONTH_SIGN}(\\d{1,2})$`).exec(token)?.[1];
    if (/^\d/.test(token)) written.figures.push(token);
    else if (month !== undefined && written.month === null) {
      written.month = Number(month);
      written.before = written.figures.length;
    } else if (!FILLING.test(token.replace(/\.$/, ''))) return null;
  }
  return written;
}

type Parts = readonly [year: string, month: string, day: string, order: DateOrder];

/** Possible assignments to year, month and day. */
function listWays({ figures, month, before }: Written): Parts[] {
  const [first = '', second = '', third = ''] = figures;
  if (month !== null && figures.length === 2) {
    const name = String(month);
    const ways: Parts[] = [];
    if (first.length <= 2) ways.push([second, name, first, 'day-first']);
    if (second.length <= 2) ways.push([first, name, second, 'year-first']);
    // 2026 Nov 28 and 28 Nov 2026: the four-digit year decides.
    return before === 0 && ways.length === 2 ? ways.slice(0, 1) : ways;
  }
  if (month !== null || figures.length !== 3) return [];
  if (first.length > 2)
    return second.length <= 2 && third.length <= 2 ? [[first, second, third, 'year-first']] : [];
  if (second.length > 2) return [];
  const ways: Parts[] = [
    [third, second, first, 'day-first'],
    [third, first, second, 'month-first'],
  ];
  return third.length > 2 ? ways : [...ways, [first, second, third, 'year-first']];
}

function withoutYear({ figures, month }: Written, today: string): DateCandidate[] {
  const [first = '', second = ''] = figures;
  const pairs: [number, number, string][] =
    month !== null && figures.length === 1
      ? [[month, Number(first), 'without-year']]
      : month === null && figures.length === 2
        ? [
            [Number(second), Number(first), 'day-first'],
            [Number(first), Number(second), 'month-first'],
          ]
        : [];
  if (figures.some(({ length }) => length > 2)) return [];
  const year = Number(today.slice(0, 4));
  return pairs.flatMap(([which, day, reading]) => {
    const next = [toDay(year, which, day), toDay(year + 1, which, day)].find(
      (date) => date !== null && date >= today,
    );
    return next ? [{ reading, date: next, isUsual: false }] : [];
  });
}

/** Day 0 of most spreadsheets. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Digits without separators: a spreadsheet serial number, or a compact date. */
function inOnePiece(digits: string, { country }: Place): DateCandidate[] {
  const read = (year: number, month: string, day: string, reading: string): DateCandidate[] => {
    const date = toDay(year, Number(month), Number(day));
    return date === null ? [] : [{ reading, date, isUsual: false }];
  };
  const [a, b, c, d] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6)];
  if (/^20\d{6}$/.test(digits))
    return read(Number(a + b), c, d, 'year-first').map((one) => ({ ...one, isUsual: true }));
  if (/^\d{4}20\d\d$/.test(digits))
    return [...read(Number(c + d), b, a, 'day-first'), ...read(Number(c + d), a, b, 'month-first')];
  if (/^1\d{6}$/.test(digits) && country === 'TW')
    return read(Number(digits.slice(0, 3)) + 1911, digits.slice(3, 5), digits.slice(5), 'minguo');
  if (/^\d{6}$/.test(digits))
    return [...read(2000 + Number(a), b, c, 'year-first'), ...read(2000 + Number(c), b, a, 'day-first')];
  if (!/^[345]\d{4}(\.\d+)?$/.test(digits)) return [];
  const date = new Date(DAY_ZERO_MS + Math.floor(Number(digits)) * DAY_MS).toISOString().slice(0, 10);
  return [{ reading: 'counted', date, isUsual: false }];
}

function listCandidates(written: Written, place: Place): DateCandidate[] {
  const usual = dateOrder(place.country);
  const ways = listWays(written).flatMap(([year, month, day, order]) =>
    yearsIn(year, place.country).flatMap(({ value, reading, isUsual, month: inMonth }: Year) => {
      const date = inMonth?.(Number(month), Number(day)) ?? toDay(value, Number(month), Number(day));
      return date === null ? [] : [{ order, date, isUsual, reading: reading ?? order }];
    }),
  );
  const orders = new Set(ways.map(({ order }) => order));
  const isNamed = written.month !== null;
  return ways.map(({ order, date, isUsual, reading }) => ({
    reading,
    date,
    isUsual:
      isUsual &&
      (orders.size === 1 || order === usual || (isNamed && order === 'day-first' && usual !== 'year-first')),
  }));
}

export function dateCandidates(text: string, place: Place): DateCandidate[] {
  const digits = /^\d{5,8}(\.\d+)?$/.exec(text)?.[0];
  if (digits !== undefined) return inOnePiece(digits, place);
  const { withMonths, withoutDay } = dateWords(place.country);
  const bare = withoutEra(text);
  for (const tried of new Set([bare, withoutDay(bare)])) {
    const written = writtenIn(withMonths(withPlainSigns(tried)));
    if (written === null) continue;
    const found = [...listCandidates(written, place), ...withoutYear(written, place.today)];
    if (found.length > 0) return found;
  }
  return [];
}
