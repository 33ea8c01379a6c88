import AntdMenu, { type MenuProps as AntdMenuProps, type MenuRef } from 'antd/es/menu';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import type { MenuItem } from '../overlay/menu-item';
import { AntdScope } from './AntdScope';
import styles from './menu-list.module.css';

export interface MenuListProps {
  items: readonly MenuItem[];
  selected?: string;
  onDone: () => void;
}

const antdItems = (items: readonly MenuItem[]): NonNullable<AntdMenuProps['items']> =>
  items.map(({ key, label, icon, danger = false, disabled = false }) => ({
    key,
    label,
    danger,
    disabled,
    ...(icon ? { icon: <Icon name={icon} /> } : {}),
  }));

export function AntdMenuList({ items, selected, onDone }: MenuListProps) {
  const menu = useRef<MenuRef>(null);
  useEffect(() => menu.current?.focus(), []);
  return (
    <AntdScope>
      <AntdMenu
        ref={menu}
        className={styles.menu ?? ''}
        items={antdItems(items)}
        selectable={selected !== undefined}
        selectedKeys={selected === undefined ? [] : [selected]}
        onClick={({ key }) => {
          items.find((item) => item.key === key)?.onSelect();
          onDone();
        }}
      />
    </AntdScope>
  );
}
