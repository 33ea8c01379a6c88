import { lazy, Suspense } from 'react';
import { formatDateTime } from '@courier/i18n/format';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';
import type { DateTimeInputProps } from './date-time-props';

const DateTimePicker = lazy(() => import('./DateTimePicker'));

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
