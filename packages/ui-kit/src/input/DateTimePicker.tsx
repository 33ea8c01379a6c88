import generatePicker from 'antd/es/date-picker/generatePicker';
import { useMemo } from 'react';
import { momentAt } from '@courier/config/time';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import type { DateTimeInputProps } from './date-time-props';
import { usePickerLocale } from './picker-locale';
import { zonedMomentConfig, type Moment } from './zoned-moment';
import styles from './select.module.css';

const pickers = new Map<string, ReturnType<typeof generatePicker<Moment>>>();

function pickerOf(timezone: string): ReturnType<typeof generatePicker<Moment>> {
  const known = pickers.get(timezone);
  if (known) return known;
  const made = generatePicker<Moment>(zonedMomentConfig(timezone));
  pickers.set(timezone, made);
  return made;
}

/** antd's picker on the calendar of the country's zone. Loaded when the first one is shown. */
export default function DateTimePicker({
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
      classNames={{ popup: { root: styles.calendar } }}
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
