import { useId, type ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import styles from './toggle.module.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  value: Value | null;
  options: readonly RadioOption<Value>[];
  onValueChange: (value: Value) => void;
  /** Accessible name when it stands in no `Field group`. */
  label?: string;
}

/** One of several, one under the other. */
export function RadioGroup<Value extends string = string>({
  value,
  options,
  onValueChange,
  label,
}: RadioGroupProps<Value>) {
  const name = useId();
  const { labelledBy, id: _, ...wiring } = useFieldWiring({ 'aria-label': label });
  return (
    <div
      {...wiring}
      role="radiogroup"
      className={styles.group}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {options.map((option) => (
        <label key={option.value} className={`${styles.toggle} ${option.disabled ? styles.blocked : ''}`}>
          <span className={`${styles.box} ${styles.round}`}>
            <input
              type="radio"
              className={styles.native}
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.point} />
          </span>
          <span className={styles.words}>
            {option.label}
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </div>
  );
}
