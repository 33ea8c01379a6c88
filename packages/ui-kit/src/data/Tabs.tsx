import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../figures/Badge';
import styles from './data.module.css';

interface TabItem<Key extends string = string> {
  key: Key;
  label: ReactNode;
  count?: number | undefined;
}

export interface TabsProps<Key extends string = string> {
  items: readonly TabItem<Key>[];
  active: Key;
  onActivate: (key: Key) => void;
  label: string;
  /** Content of the active tab; without it, spread `tabPanelProps` on a separate panel. */
  children?: ReactNode;
  /** Required for a separate panel. */
  id?: string;
}

/** Attributes of a panel that is separate from its tabs. */
export function tabPanelProps(
  id: string,
  active: string,
): { id: string; role: 'tabpanel'; 'aria-labelledby': string } {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${active}` };
}

/** Tabs with counts; arrows, Home and End move and activate, because the content needs no loading. */
export function Tabs<Key extends string = string>({
  items,
  active,
  onActivate,
  label,
  children,
  id,
}: TabsProps<Key>) {
  const own = useId();
  const base = id ?? own;
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = items.findIndex((item) => item.key === active);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const last = items.length - 1;
    const targets: Record<string, number> = {
      [forward]: index === last ? 0 : index + 1,
      [backward]: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = items[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    onActivate(target.key);
    list.current?.querySelector<HTMLElement>(`[id="${base}-${target.key}"]`)?.focus();
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its tabs */}
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.key}
            id={`${base}-${item.key}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={item.key === active}
            aria-controls={`${base}-panel`}
            tabIndex={item.key === active ? 0 : -1}
            onClick={() => onActivate(item.key)}
          >
            {item.label}
            {item.count !== undefined && <Badge active={item.key === active}>{item.count}</Badge>}
          </button>
        ))}
      </div>
      {children !== undefined && <div {...tabPanelProps(base, active)}>{children}</div>}
    </>
  );
}
