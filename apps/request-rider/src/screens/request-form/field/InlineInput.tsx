import { useId } from 'react';
import { useCopy } from '@courier/i18n';
import styles from './InlineInput.module.css';

interface InlineInputProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string | undefined;
  /** Shows the error without announcing it. */
  isErrorQuiet?: boolean;
  optional?: boolean;
}

export function InlineInput({
  label,
  value,
  onValueChange,
  error,
  isErrorQuiet = false,
  optional = false,
}: InlineInputProps) {
  const common = useCopy('common');
  const errorId = useId();
  return (
    <div>
      <label className={`${styles.box} ${error ? styles.bad : ''}`}>
        <span className={styles.label}>{label}</span>
        <input
          className={styles.input}
          value={value}
          autoComplete="off"
          dir={value ? 'auto' : undefined}
          placeholder={optional ? common('state.optional') : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </label>
      <div
        id={errorId}
        className={error ? styles.error : undefined}
        aria-live={isErrorQuiet ? 'off' : 'polite'}
      >
        {error}
      </div>
    </div>
  );
}
