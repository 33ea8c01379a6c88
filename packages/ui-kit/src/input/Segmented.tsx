import { useId, type ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import styles from './segmented.module.css';

interface SegmentedOption<Value extends string = string> {
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
  /** `roomy` hides icons in a narrow form. */
  icons?: 'always' | 'roomy';
  /** `line`: one scrollable row without a track, for phones. */
  look?: 'track' | 'line';
}

/** Two to four choices side by side. A radio group: one tab stop, arrows choose. */
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
