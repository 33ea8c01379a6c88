import AntdDropdown from 'antd/es/dropdown';
import AntdMenu, { type MenuProps as AntdMenuProps } from 'antd/es/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  items: readonly MenuItem[];
  /** Key of the chosen item, if any. */
  selected?: string;
}

function antdItems(items: readonly MenuItem[]): NonNullable<AntdMenuProps['items']> {
  return items.map(({ key, label, icon, danger = false, disabled = false, onSelect }) => ({
    key,
    label,
    danger,
    disabled,
    onClick: onSelect,
    ...(icon ? { icon: <Icon name={icon} /> } : {}),
  }));
}

/** A list of actions or places. */
export function Menu({ items, selected }: MenuProps) {
  return <AntdMenu items={antdItems(items)} selectedKeys={selected === undefined ? [] : [selected]} />;
}

export interface DropdownProps extends MenuProps {
  /** The button that opens it. */
  children: ReactElement;
  align?: 'start' | 'end';
}

/** A menu under a button, opened by click, Enter or arrow down. */
export function Dropdown({ items, selected, children, align = 'start' }: DropdownProps) {
  return (
    <AntdDropdown
      trigger={['click']}
      placement={align === 'start' ? 'bottomLeft' : 'bottomRight'}
      menu={{
        items: antdItems(items),
        ...(selected === undefined ? {} : { selectedKeys: [selected], selectable: true }),
      }}
    >
      {children}
    </AntdDropdown>
  );
}
