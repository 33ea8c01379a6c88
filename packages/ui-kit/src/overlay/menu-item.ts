import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}
