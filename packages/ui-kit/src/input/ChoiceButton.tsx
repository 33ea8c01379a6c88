import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import styles from './choice-button.module.css';

export interface ChoiceButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'className' | 'value'
> {
  value: ReactNode;
  icon: IconName;
}

/** A button in the style of a field that opens a selection, for a `Field group`. */
export function ChoiceButton({ value, icon, ...rest }: ChoiceButtonProps) {
  const { labelledBy, id, 'aria-invalid': invalid, 'aria-required': _, ...wiring } = useFieldWiring();
  return (
    <button
      type="button"
      {...wiring}
      {...rest}
      id={id}
      data-invalid={invalid}
      // A button has no invalid state; the error describes it.
      aria-labelledby={labelledBy && id ? `${labelledBy} ${id}` : undefined}
      className={`${fieldStyles.box} ${styles.choice} ${invalid ? fieldStyles.invalid : ''}`}
    >
      <Icon name={icon} />
      <span className={styles.value}>{value}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
