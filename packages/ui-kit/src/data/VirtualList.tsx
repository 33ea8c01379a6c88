import { measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import styles from './data.module.css';
import { firstHeight, QUIET_WINDOW } from './observe-height';
import { useRowsInSight } from './use-rows-in-sight';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  /** Identity of an item across updates. */
  itemKey: (item: Item) => string;
  /** Estimated row height in pixels; actual heights are measured. */
  rowHeight: number;
  renderRow: (item: Item, index: number) => ReactNode;
  label: string;
  /** Rows drawn beyond the window on each side; 6 by default. */
  overscan?: number;
  /** Scrolls this item into view when it changes. */
  scrollToKey?: string | null;
  /** Rows have no controls, so the list itself is focusable and scrolls by keys. */
  isRead?: boolean;
  /** After the last row, e.g. "show more". */
  footer?: ReactNode;
}

/** A long list that renders only visible rows. It fills its parent, which sets the height. */
export function VirtualList<Item>({
  items,
  itemKey,
  rowHeight,
  renderRow,
  label,
  overscan = 6,
  scrollToKey = null,
  isRead = false,
  footer,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    // A new function recomputes the positions of all items.
    [items, itemKey],
  );
  const rangeExtractor = useRowsInSight(keyAt, overscan);
  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    rangeExtractor,
    initialRect: { width: 0, height: firstHeight() },
    ...QUIET_WINDOW,
    // Measuring here forces a layout during rendering; the observer reports the height before the paint.
    measureElement: (element, entry, instance) =>
      entry === undefined
        ? (instance.itemSizeCache.get(keyAt(instance.indexFromElement(element))) ?? rowHeight)
        : measureElement(element, entry, instance) || rowHeight,
    getItemKey: keyAt,
  });
  const target = scrollToKey === null ? -1 : items.findIndex((item) => itemKey(item) === scrollToKey);

  useEffect(() => {
    if (target >= 0) list.scrollToIndex(target, { align: 'auto' });
    // Only a change of the wanted item scrolls; rows moving under the reader do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scrollToKey]);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      {...(isRead && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <div
        role="list"
        aria-label={label}
        className={styles.window}
        style={{ blockSize: list.getTotalSize() }}
      >
        {list.getVirtualItems().map((row) => {
          const item = items[row.index];
          return (
            item !== undefined && (
              <div
                key={row.key}
                ref={list.measureElement}
                data-index={row.index}
                role="listitem"
                aria-setsize={items.length}
                aria-posinset={row.index + 1}
                className={styles.row}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                {renderRow(item, row.index)}
              </div>
            )
          );
        })}
      </div>
      {footer}
    </div>
  );
}
