import { useId } from 'react';
import styles from './InlineInput.module.css';

interface InlineInputProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string | undefined;
}

export function InlineInput({ label, value, onValueChange, error }: InlineInputProps) {
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
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </label>
      <div id={errorId} className={error ? styles.error : undefined} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
