import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children'
> {
  icon: IconName;
  /** Its action, for screen readers and as a tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A square with nothing but a picture, 36 px, on phones 44: close, dismiss, open the keys. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.square} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </button>
  );
}
