import { useId, type ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import styles from './toggle.module.css';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Clickable label beside the switch. */
  label: ReactNode;
  disabled?: boolean;
  /** Why it is off or disabled. */
  hint?: ReactNode;
}

/** A switch that takes effect at once. */
export function Switch({ checked, onCheckedChange, label, disabled = false, hint }: SwitchProps) {
  const id = useId();
  const wiring = useFieldWiring();
  return (
    <label className={`${styles.toggle} ${disabled ? styles.blocked : ''}`}>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={checked}
        aria-labelledby={`${id}label`}
        aria-describedby={
          [wiring['aria-describedby'], hint ? `${id}hint` : undefined].filter(Boolean).join(' ') || undefined
        }
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
      />
      <span className={styles.words}>
        <span id={`${id}label`}>{label}</span>
        {hint ? (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
