import { useMemo } from 'react';
import type { Order } from '@courier/api-client';
import { useCopy, type Copy } from '@courier/i18n';
import { nowInSeconds, weekdays, type CountryConfig, type Weekday } from '@courier/config';
import { countryAddressForm, shownAddress } from '@courier/config/address-form';
import { localDate } from '@courier/config/time';
import {
  formatAgo,
  formatClock,
  formatCountdown,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatDistance,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '@courier/i18n/format';
import { useFlag, useLocaleState } from '@courier/shell-api';
import type english from '../locales/en.json';
import { hasRoads } from './model/board/journey';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'tracking-history': typeof english;
  }
}

interface Spoken {
  t: Copy<'tracking-history'>;
  status: Copy<'order-status'>;
  errors: Copy<'errors'>;
  common: Copy<'common'>;
  locale: string;
  country: CountryConfig;
  grouped: boolean;
}

function createWording({ t, status, errors, common, locale, country, grouped }: Spoken) {
  return {
    t,
    status,
    errors,
    common,
    money: (amount: number) => formatMoney(amount, country, { grouped, locale }),
    time: (unixSeconds: number) => formatTime(unixSeconds, locale, country.timezone),
    /** With seconds. */
    clock: (unixSeconds: number) => formatClock(unixSeconds, locale, country.timezone),
    /** 512 seconds as `8:32`. */
    exactly: (seconds: number) => formatCountdown(seconds),
    timeRange: (from: number, to: number) => formatTimeRange(from, to, locale, country.timezone),
    dateTime: (unixSeconds: number) => formatDateTime(unixSeconds, locale, country.timezone),
    /** The time of day, with the date unless it is today. */
    when: (unixSeconds: number) =>
      localDate(unixSeconds, country.timezone) === localDate(nowInSeconds(), country.timezone)
        ? formatTime(unixSeconds, locale, country.timezone)
        : formatDateTime(unixSeconds, locale, country.timezone),
    day: (unixSeconds: number) => formatDay(unixSeconds, locale, country.timezone),
    dayRange: (from: number, to: number) => formatDayRange(from, to, locale, country.timezone),
    /** 0.904 as `90.4%`. */
    percent: (share: number) => formatPercent(share, locale, 1),
    /** 1 is Monday. */
    weekday: (day: number, width: 'long' | 'short') => formatWeekday(day, locale, width),
    /** From the first day of the country's week. */
    weekdays: weekdays(country.country) satisfies readonly Weekday[],
    number: (figure: number) => formatNumber(figure, locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
    ago: (seconds: number) => formatAgo(seconds, locale),
    distance: (metres: number) => formatDistance(metres, locale),
    /** `≈ 820 m` where no road leads there as far as the portal knows. */
    distanceToGo: (metres: number, order: Pick<Order, 'route'>) =>
      `${hasRoads(order) ? '' : '≈ '}${formatDistance(metres, locale)}`,
    phone: (number: string) => formatPhone(number, country),
    /** In the order in which the country writes it. */
    address: ({ address, address_parts }: Order['customer']['location']) =>
      shownAddress(countryAddressForm(country.country), address, address_parts),
  };
}

export type Wording = ReturnType<typeof createWording>;

/**
 * The object is stable while language, country and timezone are unchanged, so that memoized rows do not
 * render again.
 */
export function useWording(): Wording {
  const t = useCopy('tracking-history');
  const status = useCopy('order-status');
  const errors = useCopy('errors');
  const common = useCopy('common');
  const { locale, country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  return useMemo(
    () => createWording({ t, status, errors, common, locale, country, grouped }),
    [t, status, errors, common, locale, country, grouped],
  );
}
