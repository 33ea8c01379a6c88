import { useId, type ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string = string> {
  value: Value | null;
  options: readonly SegmentedOption<Value>[];
  onValueChange: (value: Value) => void;
  /** Accessible name outside a `Field group`. */
  label?: string;
  disabled?: boolean;
  /** `roomy` hides them in a form in a narrow column. */
  icons?: 'always' | 'roomy';
  /** `line`: no track, one row that scrolls where it is longer; for a phone. */
  look?: 'track' | 'line';
}

/** One of two to four, side by side. Works as a group of radio buttons: one stop for Tab, arrows choose. */
export function Segmented<Value extends string = string>({
  value,
  options,
  onValueChange,
  label,
  disabled = false,
  icons = 'always',
  look = 'track',
}: SegmentedProps<Value>) {
  const name = useId();
  const { labelledBy, id: _, ...wiring } = useFieldWiring({ 'aria-label': label });
  return (
    <div
      {...wiring}
      role="radiogroup"
      className={`${styles[look]} ${icons === 'roomy' ? styles.roomy : ''}`}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {options.map((option) => (
        <label key={option.value} className={look === 'track' ? styles.item : styles.word}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
