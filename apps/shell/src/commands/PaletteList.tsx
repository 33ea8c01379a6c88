import { useEffect, useRef } from 'react';
import { Icon, Kbd } from '@courier/ui-kit/core';
import styles from './commands.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  /** Index of the selected item, counted across all groups. */
  chosen: number;
  onChoose: (position: number) => void;
  run: (item: PaletteItem) => void;
}

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, position: number) => `${listId}-${position}`;

export function PaletteList({ id, label, groups, chosen, onChoose, run }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, { items }) => count + items.length, 0),
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles['list']}>
      {groups.map(({ title, items }, at) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles['title']} aria-hidden="true">
            {title}
          </p>
          {items.map((item, within) => {
            const position = (starts[at] ?? 0) + within;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay in the field above
              <div
                key={item.id}
                id={optionId(id, position)}
                role="option"
                aria-selected={position === chosen}
                className={styles['option']}
                onPointerMove={() => onChoose(position)}
                onClick={() => run(item)}
              >
                <Icon name={item.icon} size={18} />
                <span className={styles['label']}>{item.label}</span>
                {item.hint !== undefined && <bdi className={styles['hint']}>{item.hint}</bdi>}
                {item.cap !== undefined && <Kbd>{item.cap}</Kbd>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
