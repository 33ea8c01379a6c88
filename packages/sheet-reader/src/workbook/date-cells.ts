/** What a number format shows; `either` a day or a time. */
export type NumberFormat = 'percent' | 'date' | 'time' | 'both' | 'either';

/** Built-in formats: percentages, days, times, and days with times. */
const BUILT_IN: Readonly<Record<number, NumberFormat>> = {
  9: 'percent',
  10: 'percent',
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'both',
  45: 'time',
  46: 'time',
  47: 'time',
};
/** East Asian: the program's language decides whether they show a day or a time. */
const isEastAsian = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const MINUTES_OF_DAY = 1440;
const MS_OF_DAY = 86_400_000;
/** Day 0 of the two date systems; the second is that of older Macs. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const LAST_DAY = 2_958_465;

const withoutTexts = (code: string) => code.replace(/"[^"]*"|\\.|_.|\*./g, '');

/** What a number format shows: as `dateFormat`, or `percent`. */
const cellFormat = (code: string): NumberFormat | null =>
  dateFormat(code) ?? (withoutTexts(code).includes('%') ? 'percent' : null);

/**
 * What a number format shows.
 * @returns `date`, `time`, `both`, or null for a number
 */
function dateFormat(code: string): NumberFormat | null {
  const [shown = ''] = withoutTexts(code)
    // Elapsed hours are a time; other brackets name a colour, a language or a condition.
    .replace(/\[(h+|m+|s+)\]/gi, 's')
    .replace(/\[[^\]]*\]/g, '')
    .split(';');
  if (/general/i.test(shown)) return null;
  const hasDay = /[yde]/i.test(shown.replace(/[0#?]e[+-]/gi, ''));
  const hasTime = /[hs]/i.test(shown);
  if (hasDay) return hasTime ? 'both' : 'date';
  if (hasTime) return 'time';
  return /m/i.test(shown) ? 'date' : null;
}

/** The number formats of a workbook, by style index. */
function formatsOfStyles(part: Uint8Array): (NumberFormat | null)[] {
  const xml = new TextDecoder().decode(part);
  const codes = new Map<number, string>(
    Array.from(xml.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g), ([tag]) => [
      Number(/\bnumFmtId="(\d+)"/.exec(tag)?.[1]),
      decodeAttribute(/\bformatCode="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ]),
  );
  const styles = /<(?:\w+:)?cellXfs\b[^>]*>([^]*?)<\/(?:\w+:)?cellXfs>/.exec(xml)?.[1] ?? '';
  return Array.from(styles.matchAll(/<(?:\w+:)?xf\b[^>]*>/g), ([tag]) => {
    const id = Number(/\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? 0);
    const code = codes.get(id);
    if (code !== undefined) return cellFormat(code);
    return BUILT_IN[id] ?? (isEastAsian(id) ? 'either' : null);
  });
}

const SIGNS: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
const decodeAttribute = (text: string) =>
  text.replace(/&(quot|apos|lt|gt|amp);/g, (sign, name: string) => SIGNS[name] ?? sign);

const padTwoDigits = (figure: number) => String(figure).padStart(2, '0');

export type CellDates = ReturnType<typeof createDates>;

/**
 * @param styles the styles part, if any
 * @param is1904 whether it uses the 1904 date system
 * @param isExact whether percentages count as formatted
 */
export function createDates(styles: Uint8Array | undefined, is1904: boolean, isExact = false) {
  let formats: (NumberFormat | null)[] | null = null;
  const dayZero = DAY_ZERO[is1904 ? 1904 : 1900];
  const formatted = (format: NumberFormat | null) => (format === 'percent' && !isExact ? null : format);
  return {
    /** What a number format shows; null for a number. */
    codeFormat: (code: string) => formatted(cellFormat(code)),
    /** What the style shows; null for a number. */
    format(style: string | undefined) {
      if (style === undefined || styles === undefined) return null;
      formats ??= formatsOfStyles(styles);
      return formatted(formats[Number(style)] ?? null);
    },
    /** A day, a time or both as `2026-11-28 18:30`, a percentage as `25%`; an invalid number is unchanged. */
    text(value: number, format: NumberFormat): string | number {
      if (format === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
      if (value < 0 || value > LAST_DAY) return value;
      const minutes = Math.round(value * MINUTES_OF_DAY);
      const time = `${padTwoDigits(Math.floor(minutes / 60) % 24)}:${padTwoDigits(minutes % 60)}`;
      const day = new Date(dayZero + Math.floor(minutes / MINUTES_OF_DAY) * MS_OF_DAY)
        .toISOString()
        .slice(0, 10);
      const shown = format === 'either' ? eitherFormat(value) : format;
      if (shown === 'time') return time;
      return shown === 'date' ? day : `${day} ${time}`;
    },
  };
}

const eitherFormat = (value: number) => (value < 1 ? 'time' : Number.isInteger(value) ? 'date' : 'both');
