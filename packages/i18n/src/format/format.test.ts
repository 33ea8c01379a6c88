import { describe, expect, it } from '@jest/globals';
import { countryConfig, supportedCountries, SUPPORTED_LOCALES } from '@courier/config';
import {
  decimalSignOf,
  formatAgo,
  formatCountdown,
  formatClock,
  formatDateTime,
  formatDayRange,
  formatDistance,
  formatDuration,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
  formatTimeRange,
  formatWeekday,
  moneyParts,
} from './index';
import { figuresTag } from './intl-cache';

const withPlainSpace = (text: string) => text.replaceAll('\u00A0', ' ');
const taiwan = countryConfig('TW');
const AFTERNOON = Date.UTC(2026, 10, 20, 6, 5) / 1000;

it.each([
  ['en', 'street, floor, flat'],
  ['ur_PK', 'street، floor، اور flat'],
  ['ar_KW', 'street، وfloor، وflat'],
  ['ja_JP', 'street floor flat'],
])('lists in %s have the commas of the language', (locale, written) => {
  expect(formatList(['street', 'floor', 'flat'], locale)).toBe(written);
});

it.each([
  ['en', '12.5%'],
  ['de_DE', '12,5 %'],
  ['tr_TR', '%12,5'],
  ['ar_KW', '\u206612.5%\u2069'],
  ['ur_PK', '\u206612.5%\u2069'],
])('percent in %s have the sign where the language writes it', (locale, written) => {
  expect(withPlainSpace(formatPercent(0.125, locale))).toBe(written);
});

it('counts are grouped as the language does, and percent have as many decimals as wanted', () => {
  expect([formatNumber(12_480, 'en'), formatNumber(12_480, 'de_DE')]).toEqual(['12,480', '12.480']);
  expect(withPlainSpace(formatPercent(0.9044, 'de_DE', 1))).toBe('90,4 %');
});

describe('amounts', () => {
  it("follow the country's label with the country's decimals [CONF-16]", () => {
    expect(withPlainSpace(formatMoney(65, taiwan))).toBe('NT 65');
    expect(withPlainSpace(formatMoney(640.4, taiwan))).toBe('NT 640');
    expect(withPlainSpace(formatMoney(6.4, countryConfig('KW')))).toBe('KWD 6.400');
    expect(withPlainSpace(formatMoney(1250, countryConfig('PK')))).toBe('PKR 1250');
    expect(withPlainSpace(formatMoney(1250.5, countryConfig('PK')))).toBe('PKR 1250.50');
  });

  it('are grouped with digit-grouping on and plain with it off [FLAG-16]', () => {
    expect(withPlainSpace(formatMoney(1000, taiwan, { grouped: true }))).toBe('NT 1,000');
    expect(withPlainSpace(formatMoney(1000, taiwan, { grouped: false }))).toBe('NT 1000');
  });

  it.each([
    ['DE', 'de_DE', '4,70 €', '−1.280,00 €'],
    ['DE', 'en', '€4.70', '−€1,280.00'],
    ['AT', 'de_AT', '€ 4,70', '−€ 1.280,00'],
    ['FI', 'sv_SE', '4,70 €', '−1 280,00 €'],
    ['SE', 'sv_SE', '4,70 SEK', '−1 280,00 SEK'],
    ['PL', 'pl_PL', '4,70 zł', '−1 280,00 zł'],
    ['TR', 'tr_TR', '₺4,70', '−₺1.280,00'],
    ['TH', 'th_TH', '฿4.70', '−฿1,280.00'],
    ['KW', 'ar_KW', '\u20664.700 KWD\u2069', '\u2066−1,280.000 KWD\u2069'],
    ['PK', 'ur_PK', '\u2066PKR 4.70\u2069', '\u2066−PKR 1,280\u2069'],
    ['KH', 'km_KH', '4.70 USD', '−1,280.00 USD'],
    ['EC', 'es_419', 'USD 4,70', 'USD −1.280,00'],
    ['PE', 'es_419', 'PEN 4.70', '−PEN 1,280.00'],
    ['JP', 'ja_JP', '¥5', '−¥1,280'],
    ['VN', 'vi_VN', '5 ₫', '−1.280 ₫'],
    ['LA', 'lo_LA', 'LAK 5', '−LAK 1.280'],
    ['TW', 'zh_Hant_TW', 'NT 5', '−NT 1,280'],
    ['TW', 'en', 'NT 5', '−NT 1,280'],
    ['TW', 'ar_KW', '\u2066NT 5\u2069', '\u2066−NT 1,280\u2069'],
  ])('in %s in %s are written as %s and %s [CONF-16, CONF-TW-03]', (country, locale, plain, grouped) => {
    const written = [
      formatMoney(4.7, countryConfig(country), { locale }),
      formatMoney(-1280, countryConfig(country), { locale, grouped: true }),
    ];
    expect(written.map(withPlainSpace)).toEqual([plain, grouped]);
  });

  it('never have a dollar sign alone, Arabic digits or marks besides one isolate, in any country and locale', () => {
    const all = supportedCountries.flatMap((code) => {
      const country = countryConfig(code);
      return country.supportedLanguages.map((locale) => formatMoney(-1234.5, country, { locale }));
    });
    const written = /^(\u2066[\p{L}\p{Sc}0-9\u00A0.,−]+\u2069|[\p{L}\p{Sc}0-9\u00A0.,−]+)$/u;
    expect(all.filter((text) => text.includes('$') || !written.test(text))).toEqual([]);
  });

  it('have parts that join to the whole amount, with one currency', () => {
    expect(moneyParts(-4.7, countryConfig('DE'), { locale: 'de_DE' })).toEqual([
      { kind: 'figure', text: '−4,70' },
      { kind: 'space', text: '\u00A0' },
      { kind: 'currency', text: '€' },
    ]);
  });

  it('have no minus when they round to nothing', () => {
    expect(withPlainSpace(formatMoney(-10, taiwan))).toBe('−NT 10');
    expect(withPlainSpace(formatMoney(-0.2, taiwan))).toBe('NT 0');
  });
});

it('distances are the same by locale and by its tag, which the map passes', () => {
  expect(withPlainSpace(formatDistance(1000, 'es_AR'))).toBe('1,0 km');
  for (const locale of SUPPORTED_LOCALES)
    expect(formatDistance(1000, locale.replaceAll('_', '-'))).toBe(formatDistance(1000, locale));
});

describe('times', () => {
  it('use the time zone of the country, not of the browser', () => {
    expect(formatTime(AFTERNOON, 'en', 'Asia/Taipei')).toBe('14:05');
    expect(formatTime(AFTERNOON, 'en', 'Asia/Kuwait')).toBe('09:05');
    expect(formatTime(AFTERNOON, 'ar_KW', 'Asia/Kuwait')).toBe('09:05');
  });

  it('show midnight as 00:00', () => {
    expect(formatTime(Date.UTC(2026, 10, 20, 16) / 1000, 'en', 'Asia/Taipei')).toBe('00:00');
  });

  const AT_14 = Date.UTC(2026, 10, 20, 14, 5, 9) / 1000;
  const AT_0 = Date.UTC(2026, 10, 20, 0, 5) / 1000;

  // Some of these languages also write 2:05 PM; one clock fits columns, ranges and typed times everywhere.
  it.each(SUPPORTED_LOCALES)('have 24 hours and Latin digits in %s', (locale) => {
    expect(formatTime(AT_14, locale, 'UTC')).toMatch(/^14[:.]05$/);
    expect(formatTime(AT_0, locale, 'UTC')).toMatch(/^0?0[:.]05$/);
    expect(formatClock(AT_14, locale, 'UTC')).toMatch(/^14[:.]05[:.]09$/);
    expect(formatTimeRange(AT_14, AT_14 + 480, locale, 'UTC')).toMatch(/^14[:.]05–14[:.]13$/);
    const dateTime = formatDateTime(AT_14, locale, 'UTC');
    expect(dateTime).toMatch(/(?<!\d)14[:.]05(?!\d)/);
    expect(dateTime).not.toMatch(/[AP]\.?\s?M\b|[\u0660-\u0669\u06f0-\u06f9]/i);
  });

  it('make a range, or one time when both ends are the same minute', () => {
    expect(formatTimeRange(AFTERNOON, AFTERNOON + 480, 'zh_Hant_TW', 'Asia/Taipei')).toBe('14:05–14:13');
    expect(formatTimeRange(AFTERNOON, AFTERNOON + 20, 'en', 'Asia/Taipei')).toBe('14:05');
  });

  it('make whole days of the country, or one', () => {
    const [from, to] = [Date.UTC(2026, 10, 12, 16) / 1000, Date.UTC(2026, 10, 19, 16) / 1000 - 1];
    expect(formatDayRange(from, to, 'en', 'Asia/Taipei').replaceAll('\u2009', ' ')).toBe('Nov 13 – 19, 2026');
    expect(formatDayRange(to - 60, to, 'zh_Hant_TW', 'Asia/Taipei')).toBe('2026年11月19日');
    expect(formatDayRange(to - 60, to, 'en', 'Asia/Kuwait')).toBe('Nov 19, 2026');
  });

  it('name the day in the reader’s words', () => {
    expect(formatDateTime(AFTERNOON, 'en', 'Asia/Taipei')).toBe('Fri, Nov 20, 14:05');
    expect(formatDateTime(AFTERNOON, 'zh_Hant_TW', 'Asia/Taipei')).toMatch(/11月20日.*14:05/);
  });
});

describe('figures', () => {
  it('are formatted in the language that is shown', () => {
    expect(formatDateTime(AFTERNOON, 'de_DE', 'Europe/Berlin')).toBe('Fr., 20. Nov., 07:05');
    expect(formatWeekday(5, 'de_DE', 'long')).toBe('Freitag');
    expect(withPlainSpace(formatDistance(3640, 'de_DE'))).toBe('3,6 km');
    expect(withPlainSpace(formatDuration(3900, 'de_DE'))).toBe('1 Std. 5 Min.');
    expect(withPlainSpace(formatAgo(185, 'de_DE'))).toBe('vor 3 Min.');
    expect(formatDateTime(AFTERNOON, 'zh_Hant_HK', 'Asia/Hong_Kong')).toMatch(/11月20日.*14:05/);
  });

  it('are formatted in English for a locale without texts', () => {
    expect(formatDateTime(AFTERNOON, 'fr_FR', 'Europe/Paris')).toBe('Fri, Nov 20, 07:05');
    expect(withPlainSpace(formatAgo(185, 'fr_FR'))).toBe('3 min ago');
  });

  it.each(SUPPORTED_LOCALES)('have Latin digits in %s', (locale) => {
    const texts = [
      formatDateTime(AFTERNOON, locale, 'UTC'),
      formatAgo(185, locale),
      formatDuration(3900, locale),
      formatDistance(3640, locale),
    ];
    expect(texts.join().replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
  });
});

describe('lengths of time', () => {
  it.each([
    [8, 'en', '8 s ago'],
    [-3, 'en', 'just now'],
    [0.9, 'ur', 'ابھی'],
    [0, 'my_MM', 'ယခုလေးတင်'],
    [8, 'nb_NO', 'for 8 sek siden'],
    [185, 'en', '3 min ago'],
    [7200, 'en', '2 h ago'],
    [8, 'zh_Hant_TW', '8 秒前'],
    [185, 'zh_Hant_TW', '3 分鐘前'],
  ])('%d s in %s is %s', (seconds, locale, text) => {
    expect(withPlainSpace(formatAgo(seconds, locale))).toBe(text);
  });

  it('count down in minutes and seconds', () => {
    expect(formatCountdown(222)).toBe('3:42');
    expect(formatCountdown(3729)).toBe('1:02:09');
    expect(formatCountdown(-1)).toBe('0:00');
  });

  it('are formatted in the largest units', () => {
    expect(withPlainSpace(formatDuration(180, 'en'))).toBe('3 min');
    expect(withPlainSpace(formatDuration(3900, 'en'))).toBe('1 hr 5 min');
  });
});

it.each([
  ['DE', ','],
  ['PL', ','],
  ['CL', ','],
  ['VN', ','],
  ['TR', ','],
  ['CY', ','],
  ['PE', '.'],
  ['KW', '.'],
  ['PK', '.'],
  ['TW', '.'],
  ['SG', '.'],
] as const)('in %s a %s precedes the typed decimals', (country, sign) => {
  expect(decimalSignOf(countryConfig(country))).toBe(sign);
});

describe('the calendar', () => {
  it.each(['ar_SA', 'ar_KW', 'ur_PK', 'zh_Hant_TW', 'en'])(
    'of %s is that of the pickers in every browser',
    (locale) => {
      expect(new Intl.Locale(figuresTag(locale))).toMatchObject({
        calendar: 'gregory',
        numberingSystem: 'latn',
      });
    },
  );
});

describe('distances', () => {
  it.each([
    [43.4, '43 m'],
    [418, '420 m'],
    [996, '1.0 km'],
    [3640, '3.6 km'],
    [12400, '12 km'],
  ])('%d metres are %s', (metres, text) => {
    expect(withPlainSpace(formatDistance(metres, 'en'))).toBe(text);
  });
});

describe('phone numbers', () => {
  it.each([
    ['+886912048317', '+886 912 048 317'],
    ['+886 2 2345-6789', '+886 223 456 789'],
    ['+85291234567', '+852 912 345 67'],
    ['ask the guard', 'ask the guard'],
  ])('%s reads %s', (phone, text) => {
    expect(withPlainSpace(formatPhone(phone, taiwan))).toBe(text);
  });

  it.each([
    ['SG', '+6591231006', '+65 9123 1006'],
    ['KW', '+96550121006', '+965 5012 1006'],
    ['PK', '+923012341077', '+92 301 234 1077'],
    ['DK', '+4534412345', '+45 34 41 23 45'],
    ['NO', '+4740612345', '+47 40 61 23 45'],
    ['UY', '+59894231234', '+598 94 231 234'],
    ['KW', '+4561234', '+456 1234'],
    ['TW', '+45612345', '+456 123 45'],
  ] as const)('of %s are grouped as in that country: %s reads %s', (country, phone, text) => {
    expect(withPlainSpace(formatPhone(phone, countryConfig(country)))).toBe(text);
  });
});
