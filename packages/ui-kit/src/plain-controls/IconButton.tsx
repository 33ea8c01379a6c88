import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children'
> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A square icon button, 36 px, on phones 44. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.square} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </button>
  );
}
