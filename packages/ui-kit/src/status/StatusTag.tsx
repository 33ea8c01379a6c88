import type { ReactNode } from 'react';
import { LiveText } from '../figures/LiveText';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import type { StatusTone } from '../theme/tokens';
import styles from './status.module.css';

export interface StatusTagProps {
  tone: StatusTone;
  icon: IconName;
  children: ReactNode;
  size?: 'm' | 'l';
}

export function StatusTag({ tone, icon, children, size = 'm' }: StatusTagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]} ${size === 'l' ? styles.large : ''}`}>
      <Icon
        name={icon}
        size={size === 'l' ? 16 : 14}
        className={tone === 'seek' ? styles.pulse : undefined}
      />
      {typeof children === 'string' ? <LiveText>{children}</LiveText> : children}
    </span>
  );
}
