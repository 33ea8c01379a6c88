import { lazy, Suspense } from 'react';
import { formatDateTime } from '@courier/i18n/format';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';

const DateTimePicker = lazy(() => import('./DateTimePicker'));

export interface DateTimeInputProps {
  /** Unix seconds, or null when nothing is chosen. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The country's zone: what is shown and chosen means this zone. */
  timezone: string;
  /** Locale code, for the names of days and months. */
  locale: string;
  /** First and last moment that may be chosen, unix seconds. */
  min?: number;
  max?: number;
  /** Minutes between choices; 5 unless given. */
  minuteStep?: 1 | 5 | 10 | 15 | 30;
  /** Days only, without a time. */
  dateOnly?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

/** A day and a time in the country's zone, to stand in a `Field`. The picker arrives when the first one is shown. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, locale, timezone, placeholder } = props;
  const waiting = (
    <span className={fieldStyles.box} aria-hidden="true">
      <span className={fieldStyles.waiting}>
        {value === null ? placeholder : formatDateTime(value, locale, timezone)}
      </span>
      <Icon name="calendar" />
    </span>
  );
  return (
    <Suspense fallback={waiting}>
      <DateTimePicker {...props} />
    </Suspense>
  );
}
