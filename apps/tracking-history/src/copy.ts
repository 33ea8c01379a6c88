import { useCopy } from '@courier/i18n';
import {
  formatAgo,
  formatDateTime,
  formatDay,
  formatDistance,
  formatMoney,
  formatPhone,
  formatTime,
  formatTimeRange,
} from '@courier/i18n/format';
import { useFlag, useLocaleState } from '@courier/shell-api';
import type english from '../locales/en.json';

declare module '@courier/i18n' {
  interface I18nNamespaces {
    'tracking-history': typeof english;
  }
}

/** Texts of this remote and all formats, bound to the language, country and timezone in use. */
export function useWording() {
  const t = useCopy('tracking-history');
  const status = useCopy('order-status');
  const errors = useCopy('errors');
  const { locale, country } = useLocaleState();
  const grouped = useFlag('digit-grouping');
  return {
    t,
    status,
    errors,
    money: (amount: number) => formatMoney(amount, country, { grouped }),
    time: (unixSeconds: number) => formatTime(unixSeconds, locale, country.timezone),
    timeRange: (from: number, to: number) => formatTimeRange(from, to, locale, country.timezone),
    dateTime: (unixSeconds: number) => formatDateTime(unixSeconds, locale, country.timezone),
    day: (unixSeconds: number) => formatDay(unixSeconds, locale, country.timezone),
    ago: (seconds: number) => formatAgo(seconds, locale),
    distance: (metres: number) => formatDistance(metres, locale),
    phone: (number: string) => formatPhone(number, country),
  };
}

export type Wording = ReturnType<typeof useWording>;
