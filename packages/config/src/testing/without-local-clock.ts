const GETTERS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'].map(
  (part) => `get${part}`,
);
const SETTERS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds'].map((part) => `set${part}`);
const WORDS = ['toString', 'toDateString', 'toTimeString'];
const LOCAL_PARTS = [...GETTERS, ...SETTERS, ...WORDS, 'getTimezoneOffset'];
/** A date text without a zone uses the local clock. */
const NAMES_ITS_ZONE = /(Z|[+-]\d\d:?\d\d)$|^\d{4}-\d\d-\d\d$/;

function refuse(): never {
  throw new Error('This asks for the clock of the browser or process, whatever zone that is in.');
}

class DateWithoutZone extends Date {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length > 1 || (typeof parts[0] === 'string' && !NAMES_ITS_ZONE.test(parts[0]))) refuse();
    super(...(parts as [number]));
  }
}

const FormatWithZone = new Proxy(Intl.DateTimeFormat, {
  construct: (format, [locale, options]: [string, Intl.DateTimeFormatOptions | undefined]) =>
    options?.timeZone ? new format(locale, options) : refuse(),
});

/** Runs code while local time functions throw, which proves that it gives the same result in every time zone. */
export function withoutLocalClock<Answer>(run: () => Answer): Answer {
  const kept = Object.getOwnPropertyDescriptors(Date.prototype);
  const [date, format] = [globalThis.Date, Intl.DateTimeFormat];
  for (const name of LOCAL_PARTS)
    Object.defineProperty(Date.prototype, name, { configurable: true, writable: true, value: refuse });
  globalThis.Date = DateWithoutZone as DateConstructor;
  Intl.DateTimeFormat = FormatWithZone;
  try {
    return run();
  } finally {
    globalThis.Date = date;
    Intl.DateTimeFormat = format;
    Object.defineProperties(Date.prototype, kept);
  }
}
