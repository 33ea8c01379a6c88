import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  formatAgo,
  formatDateTime,
  formatDayRange,
  formatDistance,
  formatDuration,
  formatWeekday,
} from './index';

const FRIDAY = Date.UTC(2026, 10, 27, 6, 5) / 1000;
const WEEK = 7 * 86_400;

beforeEach(() => {
  // As in Chromium, which has no data of these languages and falls back to its own language.
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['km_KH', 'Asia/Phnom_Penh', 'Khmr'],
  ['lo_LA', 'Asia/Vientiane', 'Laoo'],
  ['my_MM', 'Asia/Yangon', 'Mymr'],
])(
  'dates, times and distances of %s have words of the language in a browser without its data',
  (locale, zone, script) => {
    const texts = [
      formatDateTime(FRIDAY, locale, zone),
      formatDayRange(FRIDAY - WEEK, FRIDAY, locale, zone),
      formatWeekday(5, locale, 'long'),
      formatAgo(125, locale),
      formatDuration(3900, locale),
      formatDistance(3600, locale),
      formatDistance(420, locale),
    ];
    for (const text of texts) {
      expect(text).toMatch(new RegExp(`\\p{sc=${script}}`, 'u'));
      expect(text).not.toMatch(/\p{sc=Latn}/u);
    }
  },
);

it('a Khmer date has its weekday, day and month, and a distance its number', () => {
  expect(formatDateTime(FRIDAY, 'km_KH', 'Asia/Phnom_Penh')).toMatch(/^សុក្រ,? 27 វិច្ឆិកា, 13:05$/);
  expect(formatDayRange(FRIDAY - WEEK, FRIDAY, 'km_KH', 'Asia/Phnom_Penh')).toMatch(
    /^20\s?–\s?27 វិច្ឆិកា 2026$/,
  );
  expect(formatDistance(3600, 'km_KH')).toBe('3.6 គម');
  expect(formatAgo(125, 'km_KH')).toBe('2 នាទីមុន');
});
