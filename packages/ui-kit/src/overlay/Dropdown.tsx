import {
  cloneElement,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useCopy } from '@courier/i18n';
import { latePart } from '../late/late-part';
import { SkeletonRows } from '../states/SkeletonRows';
import { ListFault } from './ListFault';
import type { MenuItem } from './menu-item';
import { Popover } from './Popover';

export interface DropdownProps {
  items: readonly MenuItem[];
  selected?: string;
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  align?: 'start' | 'end';
}

const menuList = latePart(async () => (await import('../antd/AntdMenuList')).AntdMenuList);

/** A menu under a button, opened by click, Enter or arrow down. Its code loads on pointer or focus. */
export function Dropdown({ items, selected, children, align = 'start' }: DropdownProps) {
  const common = useCopy('common');
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const MenuList = menuList.usePart(isOpen && !hasFailed, () => setFailed(true));
  const show = (wanted: boolean) => {
    setFailed(false);
    setOpen(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true);
  };
  return (
    <Popover
      menu
      open={isOpen}
      onOpenChange={show}
      align={align}
      trigger={(attributes) =>
        cloneElement(children, {
          ...attributes,
          onKeyDown,
          onPointerEnter: () => void menuList.fetchAhead(),
          onFocus: () => void menuList.fetchAhead(),
        })
      }
    >
      {MenuList ? (
        <MenuList
          items={items}
          onDone={() => show(false)}
          {...(selected === undefined ? {} : { selected })}
        />
      ) : hasFailed ? (
        <ListFault onRetry={() => setFailed(false)} />
      ) : (
        <SkeletonRows label={common('state.loading')} rows={Math.min(items.length, 4)} rowHeight={40} />
      )}
    </Popover>
  );
}
