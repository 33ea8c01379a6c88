import { useLocaleState } from '@courier/shell-api';
import { formatList, formatMoney, formatPercent, formatTimeRange } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import type { BusyWindow, ServiceWindow } from '@courier/api-client/order-rules';
import { busyAt, type CalendarDay, type LaterRules } from '../../../model/form/delivery-time';
import { NAMESPACE } from '../../../copy';
import styles from './SlotChoice.module.css';

/** `+25%` or `+NT 20`. */
function useExtra(): (busy: BusyWindow) => string {
  const { locale, country } = useLocaleState();
  return ({ amount, percent }) =>
    amount === undefined
      ? `+${formatPercent((percent ?? 0) / 100, locale)}`
      : `+${formatMoney(amount, country, { locale })}`;
}

/** What a delivery at this time costs more. */
export function BusyMark({ busy }: { busy: readonly BusyWindow[] }) {
  const t = useCopy(NAMESPACE);
  const extra = useExtra();
  return busy.map((window) => (
    <small key={`${window.name} ${window.from}`} className={styles.more}>
      <span className="sr-only">{window.name || t('docket.surcharge')} </span>
      <bdi dir="ltr">{extra(window)}</bdi>
    </small>
  ));
}

/** Why times of the day are missing or cost more. */
export function DayNotes({ day, rules }: { day: CalendarDay; rules: LaterRules }) {
  const t = useCopy(NAMESPACE);
  const extra = useExtra();
  const { locale, country, direction } = useLocaleState();
  const span = ({ from, to }: ServiceWindow) => formatTimeRange(from, to, locale, country.timezone);
  // A range in a sentence from right to left would be reversed.
  const isolate = (text: string) => (direction === 'rtl' ? `\u2066${text}\u2069` : text);
  const closed = day.closed.map((window) => isolate(span(window)));
  const busy = new Set(day.times.flatMap((at) => busyAt(rules, at)));
  if (closed.length === 0 && busy.size === 0) return null;
  return (
    <ul className={styles.notes}>
      {closed.length > 0 && <li>{t('time.closed', { times: formatList(closed, locale) })}</li>}
      {[...busy].map((window) => (
        <li key={`${window.name} ${window.from}`}>
          {t('time.busy', {
            name: window.name || t('docket.surcharge'),
            extra: extra(window),
            times: span(window),
          })}
        </li>
      ))}
    </ul>
  );
}
