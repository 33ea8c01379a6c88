import type { ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import { Icon } from '../icon/Icon';
import styles from './toggle.module.css';

export interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
  name?: string;
}

export function Checkbox({ checked, onCheckedChange, label, disabled = false, name }: CheckboxProps) {
  const { labelledBy: _, id: _id, ...wiring } = useFieldWiring();
  return (
    <label className={`${styles.toggle} ${disabled ? styles.blocked : ''}`}>
      <span className={styles.box}>
        <input
          {...wiring}
          type="checkbox"
          name={name}
          className={styles.native}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <Icon name="check" size={14} className={styles.mark} />
      </span>
      <span className={styles.words}>{label}</span>
    </label>
  );
}
