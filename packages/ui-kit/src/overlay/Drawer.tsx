import ConfigProvider from 'antd/es/config-provider';
import AntdDrawer from 'antd/es/drawer';
import { use, type ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import { overlayRoot } from './overlay-root';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** The side a line begins (`start`, the default) or ends. */
  side?: 'start' | 'end';
  /** Pixels; 384 unless given. Never wider than the window. */
  width?: number;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel over the page, from its side; takes the focus and gives it back. */
export function Drawer({ open, title, onClose, side = 'start', width = 384, footer, children }: DrawerProps) {
  const copy = useCopy('common');
  const { direction } = use(ConfigProvider.ConfigContext);
  const onLeft = (side === 'start') === (direction !== 'rtl');
  return (
    <AntdDrawer
      open={open}
      getContainer={overlayRoot}
      title={title}
      onClose={onClose}
      placement={onLeft ? 'left' : 'right'}
      size={`min(${width}px, 100vw)`}
      footer={footer}
      closeIcon={<Icon name="cross" label={copy('action.close')} />}
      closable={{ placement: 'end' }}
    >
      {children}
    </AntdDrawer>
  );
}
