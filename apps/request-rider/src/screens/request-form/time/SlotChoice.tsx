import { useId, type ReactNode } from 'react';
import { useLocaleState } from '@courier/shell-api';
import { useNow } from '@courier/shell-api/hooks';
import { formatDay, formatTime } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import {
  busyAt,
  byPartOfDay,
  dayHolding,
  laterCalendar,
  laterProblem,
  sameTimeOn,
  withTime,
  type CalendarDay,
} from '../../../model/form/delivery-time';
import { NAMESPACE } from '../../../copy';
import { laterRules } from '../../../flow/form/later-rules';
import { useRequest } from '../request/request-scope';
import { BusyMark, DayNotes } from './DayNotes';
import styles from './SlotChoice.module.css';

const MINUTE = 60;

interface SlotChoiceProps {
  /** Unix seconds. */
  value: number;
  onChange(unixSeconds: number): void;
}

/** The selectable days and times. Every press changes the value: the marked time is the one to be sent. */
export function SlotChoice({ value, onChange }: SlotChoiceProps) {
  const t = useCopy(NAMESPACE);
  const { services, flow } = useRequest();
  const { locale, country } = useLocaleState();
  const { timezone } = country;
  useNow(MINUTE);
  const rules = laterRules(services.ports, flow);
  const calendar = laterCalendar(rules);
  const days = calendar.filter(({ times }) => times.length > 0);
  const chosen = dayHolding(days, value, timezone);
  const shown = chosen ?? days[0];
  if (!shown) return null;
  const offered = shown === chosen && laterProblem(value, rules) === null ? withTime(shown, value) : shown;
  return (
    <>
      <Radios label={t('time.day')} className={styles.days}>
        {(name) =>
          calendar.map((day) => (
            <label key={day.daysAhead} className={styles.day}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={day === chosen}
                disabled={day.times.length === 0}
                onChange={() => onChange(sameTimeOn(day, value, timezone))}
              />
              <DayWords day={day} />
            </label>
          ))
        }
      </Radios>
      <Radios label={t('time.clock')} className={styles.times}>
        {(name) =>
          byPartOfDay(offered, timezone).map(([part, times]) => (
            <div key={part} className={styles.part}>
              <h3>{t(`time.part.${part}`)}</h3>
              {times.map((at) => (
                <label key={at} className={styles.time}>
                  <input
                    type="radio"
                    className="sr-only"
                    name={name}
                    checked={at === value}
                    data-autofocus={at === value || undefined}
                    onChange={() => onChange(at)}
                  />
                  <bdi dir="ltr">{formatTime(at, locale, timezone)}</bdi>
                  <BusyMark busy={busyAt(rules, at)} />
                </label>
              ))}
            </div>
          ))
        }
      </Radios>
      <DayNotes day={offered} rules={rules} />
    </>
  );
}

function DayWords({ day: { daysAhead, times, noon } }: { day: CalendarDay }) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const [first] = times;
  const date = formatDay(noon, locale, country.timezone);
  const from =
    first === undefined
      ? t('time.closed-day')
      : t('time.from', { time: formatTime(first, locale, country.timezone) });
  if (daysAhead === 0) return <Two strong={t('time.today')} text={from} />;
  if (daysAhead === 1) return <Two strong={t('time.tomorrow')} text={first === undefined ? from : date} />;
  return <Two strong={date} text={from} />;
}

function Two({ strong, text }: { strong: string; text: string }) {
  return (
    <>
      <b>{strong}</b> <span>{text}</span>
    </>
  );
}

interface RadiosProps {
  label: string;
  className: string | undefined;
  children(name: string): ReactNode;
}

function Radios({ label, className, children }: RadiosProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {children(name)}
    </div>
  );
}
