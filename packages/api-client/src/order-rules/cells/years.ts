/** A year that some figures may mean. */
export interface Year {
  value: number;
  /** The calendar, where it is not the common one. */
  reading?: string;
  /** Whether people of the country write years so. */
  isUsual: boolean;
  /** The day in a calendar whose months are others; null where there is none. */
  month?: (month: number, day: number) => string | null;
}

const BUDDHIST_FROM = 543;
const MINGUO_FROM = 1911;
const REIWA_FROM = 2018;
/** Countries in which years are counted from the Buddha as well. */
const BUDDHIST: ReadonlySet<string> = new Set(['TH', 'LA', 'KH', 'MM']);
const DAY_MS = 86_400_000;

/** A day of the calendar of Mecca, whose months follow the moon. */
function hijriDay(year: number, month: number, day: number): string | null {
  const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const wanted = `${year}-${month}-${day}`;
  // Its years are eleven days shorter; a guess of the day is right within some weeks.
  const guess = Date.UTC(622, 6, 19) + ((year - 1) * 354.367 + (month - 1) * 29.53 + day - 1) * DAY_MS;
  for (let off = -4; off <= 4; off += 1) {
    const at = new Date(Math.round(guess / DAY_MS) * DAY_MS + off * DAY_MS);
    const parts = new Map(calendar.formatToParts(at).map(({ type, value }) => [type, value]));
    if (`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` === wanted)
      return at.toISOString().slice(0, 10);
  }
  return null;
}

/** What a year of four digits may be. */
function wholeYear(year: number, country: string): Year[] {
  if (year >= 2000 && year < 2100) return [{ value: year, isUsual: true }];
  if (year >= 2500 && year < 2700)
    return [{ value: year - BUDDHIST_FROM, reading: 'buddhist', isUsual: BUDDHIST.has(country) }];
  if (year >= 1400 && year < 1500)
    return [
      { value: year, reading: 'hijri', isUsual: true, month: (month, day) => hijriDay(year, month, day) },
    ];
  return [];
}

/** The years that some digits may mean in a country. */
export function yearsIn(digits: string, country: string): Year[] {
  const year = Number(digits);
  if (digits.length === 4) return wholeYear(year, country);
  if (digits.length === 3)
    return country === 'TW' && year >= 100
      ? [{ value: year + MINGUO_FROM, reading: 'minguo', isUsual: true }]
      : [];
  if (digits.length > 2) return [];
  const years: Year[] = digits.length === 2 ? [{ value: 2000 + year, isUsual: true }] : [];
  if (BUDDHIST.has(country) && year >= 43)
    years.push({ value: 2500 + year - BUDDHIST_FROM, reading: 'buddhist', isUsual: country === 'TH' });
  if (country === 'JP' && year > 0)
    years.push({ value: year + REIWA_FROM, reading: 'reiwa', isUsual: false });
  return years;
}
