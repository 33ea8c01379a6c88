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
