import generatePicker from 'antd/es/date-picker/generatePicker';
import { useMemo } from 'react';
import { momentAt } from '@courier/config/time';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import { usePickerLocale } from './picker-locale';
import { zonedMomentConfig, type Moment } from './zoned-moment';
import styles from './select.module.css';

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

const pickers = new Map<string, ReturnType<typeof generatePicker<Moment>>>();

function pickerOf(timezone: string): ReturnType<typeof generatePicker<Moment>> {
  const known = pickers.get(timezone);
  if (known) return known;
  const made = generatePicker<Moment>(zonedMomentConfig(timezone));
  pickers.set(timezone, made);
  return made;
}

/** A day and a time in the country's zone, to stand in a `Field`. */
export function DateTimeInput({
  value,
  onValueChange,
  timezone,
  locale,
  min,
  max,
  minuteStep = 5,
  dateOnly = false,
  ...rest
}: DateTimeInputProps) {
  const { labelledBy: _, ...wiring } = useFieldWiring();
  const Picker = useMemo(() => pickerOf(timezone), [timezone]);
  const pickerLocale = usePickerLocale(locale);
  const at = (seconds: number | undefined) =>
    seconds === undefined ? undefined : momentAt(seconds, timezone);
  return (
    <Picker
      {...rest}
      {...wiring}
      locale={pickerLocale}
      className={styles.date}
      status={wiring['aria-invalid'] ? 'error' : ''}
      value={value === null ? null : momentAt(value, timezone)}
      minDate={at(min)}
      maxDate={at(max)}
      showTime={dateOnly ? false : { format: 'HH:mm', minuteStep, hideDisabledOptions: true }}
      format={dateOnly ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm'}
      needConfirm={false}
      showNow={false}
      allowClear={{ clearIcon: <Icon name="cross" size={16} /> }}
      suffixIcon={<Icon name="calendar" />}
      onChange={(chosen: Moment | null) => onValueChange(chosen ? chosen.unix() : null)}
    />
  );
}
