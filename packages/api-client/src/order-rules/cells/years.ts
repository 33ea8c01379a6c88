export interface Year {
  value: number;
  /** The calendar, if not Gregorian. */
  reading?: string;
  /** Whether the format is usual in the country. */
  isUsual: boolean;
  /** The date in a calendar with other months; null for an invalid one. */
  month?: (month: number, day: number) => string | null;
}

const BUDDHIST_FROM = 543;
const MINGUO_FROM = 1911;
const REIWA_FROM = 2018;
/** Countries that also use the Buddhist era. */
const BUDDHIST: ReadonlySet<string> = new Set(['TH', 'LA', 'KH', 'MM']);
const DAY_MS = 86_400_000;

/** A date of the Umm al-Qura calendar, whose months are lunar. */
function hijriDay(year: number, month: number, day: number): string | null {
  const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const wanted = `${year}-${month}-${day}`;
  // Its years are eleven days shorter; the estimate is within some weeks.
  const guess = Date.UTC(622, 6, 19) + ((year - 1) * 354.367 + (month - 1) * 29.53 + day - 1) * DAY_MS;
  for (let off = -4; off <= 4; off += 1) {
    const at = new Date(Math.round(guess / DAY_MS) * DAY_MS + off * DAY_MS);
    const parts = new Map(calendar.formatToParts(at).map(({ type, value }) => [type, value]));
    if (`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` === wanted)
      return at.toISOString().slice(0, 10);
  }
  return null;
}

/** Meanings of a four-digit year. */
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
