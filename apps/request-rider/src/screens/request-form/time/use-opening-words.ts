import { useLocaleState } from '@courier/shell-api';
import { formatDateTime, formatDay, formatTime } from '@courier/i18n/format';
import type { ServiceHoursState } from '../../../model/request-flow/service-hours';

interface OpeningWords {
  from: string;
  to: string;
}

/** Opening and closing time in the reader's language, with the day unless the service opens today. */
export function useOpeningWords(): (hours: ServiceHoursState | null) => OpeningWords {
  const { locale, country } = useLocaleState();
  const { timezone } = country;
  return (hours) => {
    const { next, opensToday = true } = hours ?? {};
    if (!next || opensToday) return { from: hours?.opensAt ?? '', to: hours?.closesAt ?? '' };
    const isSameDay = formatDay(next.from, locale, timezone) === formatDay(next.to, locale, timezone);
    const format = isSameDay ? formatTime : formatDateTime;
    return { from: formatDateTime(next.from, locale, timezone), to: format(next.to, locale, timezone) };
  };
}
