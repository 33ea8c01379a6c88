import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import styles from './button.module.css';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

export interface PlainButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style'
> {
  /** `secondary` by default; one `primary` per screen or dialog. */
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** Keeps the width, swaps the icon and ignores clicks. */
  busy?: boolean;
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** The button without antd; `Button` of the core entry point looks the same. */
export function PlainButton({
  kind = 'secondary',
  size = 'm',
  icon,
  busy = false,
  block = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: PlainButtonProps) {
  const iconSize = size === 's' ? 16 : 18;
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[kind]} ${styles[size]} ${block ? styles.block : ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <span
          className={styles.spinner}
          style={{ inlineSize: iconSize, blockSize: iconSize }}
          aria-hidden="true"
        />
      ) : (
        icon && <Icon name={icon} size={iconSize} />
      )}
      {children}
    </button>
  );
}
